import RosterTesting
import Testing

@testable import Todo

/// The whole feature on a screen, used as a user uses it.
@MainActor
@Suite struct TodoScreenTests {
  private let store = TodoStore()
  private let list: ListHarness

  private let plants = IndexPath(item: 0, section: 0)
  private let train = IndexPath(item: 1, section: 0)
  private let firstDone = IndexPath(item: 0, section: 2)

  init() {
    store.add("Plants")
    store.add("Train", notes: String(repeating: "Two adults and a bicycle. ", count: 5))
    store.add("Grandma")
    let screen = TodoViewController(store: store, states: InMemoryStateStorage())
    list = ListHarness(showing: screen, list: screen.adapter)
  }

  private func cell(_ indexPath: IndexPath) throws -> TodoCell {
    try #require(list.cell(TodoCell.self, at: indexPath))
  }

  private func controller(_ indexPath: IndexPath) throws -> TodoController {
    try #require(list.controller(TodoController.self, at: indexPath))
  }

  private func header(_ section: Int) throws -> TodoHeaderView {
    try #require(list.header(TodoHeaderView.self, ofSection: section))
  }

  /// Taps something in the window, and lets everything that follows from it happen.
  private func tap(_ view: UIView) {
    #expect(list.tap(view))
    list.finishAnimations()
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
    let updates = list.reports.count
    let expanded = try cell(train)
    try tap(cell(train))
    #expect(list.reports.count == updates)
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
    let report = try #require(list.reports.last)
    #expect(report.movedItemCount == 1)
    #expect(report.insertedItemCount == 0)
    #expect(report.removedItemCount == 0)
  }

  @Test func `an item that is to be done again comes back with its controller`() throws {
    try tap(cell(train))
    let moving = try controller(train)
    try tap(cell(train).checkButton)
    try tap(cell(firstDone).checkButton)
    #expect(try controller([0, 2]) === moving)
    #expect(moving.state.isExpanded)
    #expect(!moving.viewModel.isDone)
    #expect(list.collectionView.numberOfSections == 2)
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
    weak var cleared: TodoController?
    cleared = try controller(firstDone)
    #expect(cleared != nil)
    try tap(header(2).actionButton)
    #expect(cleared == nil)
    #expect(list.collectionView.numberOfSections == 2)
    #expect(list.reports.last?.removedItemCount == 2)
    // The two rows, and the header of their section.
    #expect(list.reports.last?.releasedControllerCount == 3)
  }

  @Test func `a list of nothing has a header to say so`() throws {
    for _ in 0..<3 {
      try tap(cell(plants).checkButton)
    }
    #expect(try header(0).titleLabel.text == "To do (0)")
    #expect(list.collectionView.numberOfItems(inSection: 0) == 0)
    #expect(list.collectionView.numberOfItems(inSection: 2) == 3)
  }

  @Test func `a row far away keeps its state while its cell shows others`() throws {
    for number in 0..<100 {
      store.add("More \(number)")
    }
    let collapsed = try cell(train).frame.height
    try tap(cell(train))
    let expanded = try controller(train)
    list.drag(by: 3000)
    #expect(expanded.cell == nil)
    list.drag(by: -3000)
    #expect(try controller(train) === expanded)
    #expect(expanded.state.isExpanded)
    #expect(try cell(train).frame.height > collapsed)
  }

  @Test func `a search leaves what matches, and clearing it brings the others back`() throws {
    #expect(!list.shows("Clear the search"))
    #expect(list.write("BICYCLE", into: "Search"))
    list.finishAnimations()
    #expect(list.collectionView.numberOfSections == 1)
    #expect(list.collectionView.numberOfItems(inSection: 0) == 1)
    #expect(try controller(plants).viewModel.title == "Train")
    #expect(list.tap("Clear the search"))
    #expect(list.collectionView.numberOfItems(inSection: 0) == 3)
    #expect(!list.shows("Clear the search"))
    #expect(!list.shows("BICYCLE"))
  }

  @Test func `what is written and added is the last thing to do`() throws {
    let new = try #require(list.cell(NewTodoCell.self, at: [1, 0]))
    #expect(list.write("Suitcase", into: "New"))
    tap(new.addButton)
    #expect(try controller([0, 3]).viewModel.title == "Suitcase")
    #expect(list.cell(NewTodoCell.self, at: [1, 0]) === new)
    #expect(new.field.text == "")
  }

  @Test func `the screen leaves nothing behind`() {
    let leaks = ListHarness.leaks(
      showing: TodoViewController(store: store, states: InMemoryStateStorage()),
      list: \.adapter
    ) { list in
      #expect(list.tap(train))
      #expect(list.write("bicycle", into: "Search"))
    }
    #expect(leaks.isEmpty)
  }
}
