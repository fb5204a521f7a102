import Roster
import Testing

@testable import Todo

/// The whole feature on a screen, used as a user uses it.
@MainActor
@Suite struct TodoScreenTests {
  private let store = TodoStore()
  private let screen: TodoViewController
  private let window: UIWindow
  private let reports = Reports()

  @MainActor
  private final class Reports {
    var all: [UpdateReport] = []
  }

  private let plants = IndexPath(item: 0, section: 0)
  private let train = IndexPath(item: 1, section: 0)
  private let firstDone = IndexPath(item: 0, section: 2)

  init() {
    store.add("Plants")
    store.add("Train", notes: String(repeating: "Two adults and a bicycle. ", count: 5))
    store.add("Grandma")
    screen = TodoViewController(store: store, states: InMemoryStateStorage()) { [reports] in
      reports.all.append($0)
    }
    window = Headless.show(screen, size: CGSize(width: 390, height: 844))
  }

  private func cell(_ indexPath: IndexPath) throws -> TodoCell {
    try #require(screen.collectionView.cellForItem(at: indexPath) as? TodoCell)
  }

  private func controller(_ indexPath: IndexPath) throws -> TodoController {
    try #require(screen.adapter.controller(at: indexPath) as? TodoController)
  }

  private func header(_ section: Int) throws -> TodoHeaderView {
    try #require(
      screen.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section)
      ) as? TodoHeaderView
    )
  }

  /// Taps something in the window, and lets everything that follows from it happen.
  private func tap(_ view: UIView) {
    #expect(Headless.tap(view))
    Headless.finishAnimations()
  }

  @Test func `a tap on a row expands it and moves the rows below`() throws {
    let before = try (train: cell(train).frame, next: cell([0, 2]).frame)
    let unmoved = try cell(plants).frame
    try tap(cell(train))
    let growth = try cell(train).frame.height - before.train.height
    #expect(growth > 0)
    #expect(try cell([0, 2]).frame.minY == before.next.minY + growth)
    #expect(try cell(plants).frame == unmoved)
    #expect(try controller(train).state.isExpanded)
  }

  @Test func `expanding a row is no update of the list`() throws {
    let updates = reports.all.count
    let expanded = try cell(train)
    try tap(cell(train))
    #expect(reports.all.count == updates)
    #expect(try cell(train) === expanded)
  }

  @Test func `a second tap collapses a row`() throws {
    let height = try cell(train).frame.height
    try tap(cell(train))
    try tap(cell(train))
    #expect(try cell(train).frame.height == height)
  }

  @Test func `a done item moves with its controller, and is still expanded`() throws {
    try tap(cell(train))
    let moving = try controller(train)
    let height = try cell(train).frame.height

    try tap(cell(train).checkButton)

    #expect(try controller(firstDone) === moving)
    #expect(moving.state.isExpanded)
    #expect(moving.viewModel.isDone)
    #expect(try cell(firstDone).frame.height == height)
    #expect(try cell(firstDone).checkButton.isSelected)
    let report = try #require(reports.all.last)
    #expect(report.changes.movedItems.count == 1)
    #expect(report.changes.insertedItemCount == 0)
    #expect(report.changes.deletedItemCount == 0)
  }

  @Test func `an item that is to be done again comes back with its controller`() throws {
    try tap(cell(train))
    let moving = try controller(train)
    try tap(cell(train).checkButton)
    try tap(cell(firstDone).checkButton)
    #expect(try controller([0, 2]) === moving)
    #expect(moving.state.isExpanded)
    #expect(!moving.viewModel.isDone)
    #expect(screen.collectionView.numberOfSections == 2)
  }

  @Test func `the sections' headers say how many items they have`() throws {
    #expect(try header(0).titleLabel.text == "To do (3)")
    #expect(try header(0).actionButton.isHidden)
    try tap(cell(train).checkButton)
    #expect(try header(0).titleLabel.text == "To do (2)")
    #expect(try header(2).titleLabel.text == "Done (1)")
    #expect(try header(2).actionButton.currentTitle == "Clear")
  }

  @Test func `clearing lets go of all that was done`() throws {
    try tap(cell(train).checkButton)
    try tap(cell(plants).checkButton)
    weak let cleared = try controller(firstDone)
    #expect(cleared != nil)
    try tap(header(2).actionButton)
    #expect(cleared == nil)
    #expect(screen.collectionView.numberOfSections == 2)
    #expect(reports.all.last?.changes.deletedItemCount == 2)
    // The two rows, and the header of their section.
    #expect(reports.all.last?.controllersReleased == 3)
  }

  @Test func `a list of nothing has a header to say so`() throws {
    for _ in 0..<3 {
      try tap(cell(plants).checkButton)
    }
    #expect(try header(0).titleLabel.text == "To do (0)")
    #expect(screen.collectionView.numberOfItems(inSection: 0) == 0)
    #expect(screen.collectionView.numberOfItems(inSection: 2) == 3)
  }

  @Test func `a row far away keeps its state while its cell shows others`() throws {
    for number in 0..<100 {
      store.add("More \(number)")
    }
    let collapsed = try cell(train).frame.height
    try tap(cell(train))
    let expanded = try controller(train)
    Headless.scroll(screen.collectionView, by: CGPoint(x: 0, y: 3000))
    #expect(expanded.cell == nil)
    Headless.scroll(screen.collectionView, by: CGPoint(x: 0, y: -3000))
    #expect(try controller(train) === expanded)
    #expect(expanded.state.isExpanded)
    #expect(try cell(train).frame.height > collapsed)
  }

  @Test func `a search leaves what matches, and clearing it brings the others back`() throws {
    #expect(screen.searchBar.clearButton.isHidden)
    Headless.type("BICYCLE", into: screen.searchBar.field)
    Headless.finishAnimations()
    #expect(screen.collectionView.numberOfSections == 1)
    #expect(screen.collectionView.numberOfItems(inSection: 0) == 1)
    #expect(try controller(plants).viewModel.title == "Train")
    tap(screen.searchBar.clearButton)
    #expect(screen.collectionView.numberOfItems(inSection: 0) == 3)
    #expect(screen.searchBar.clearButton.isHidden)
    #expect(screen.searchBar.field.text == "")
  }

  @Test func `what is written and added is the last thing to do`() throws {
    let new = try #require(screen.collectionView.cellForItem(at: [1, 0]) as? NewTodoCell)
    Headless.type("Suitcase", into: new.field)
    tap(new.addButton)
    #expect(try controller([0, 3]).viewModel.title == "Suitcase")
    #expect(screen.collectionView.cellForItem(at: [1, 0]) === new)
    #expect(new.field.text == "")
  }

  @Test func `the screen leaves nothing behind`() throws {
    weak var screen: TodoViewController?
    weak var controller: (any CellControlling)?
    do {
      let shown = TodoViewController(store: store, states: InMemoryStateStorage())
      let window = Headless.show(shown, size: CGSize(width: 390, height: 844))
      screen = shown
      controller = shown.adapter.controller(at: train)
      #expect(controller != nil)
      window.rootViewController = nil
    }
    Headless.finishAnimations()
    #expect(screen == nil)
    #expect(controller == nil)
  }
}
