import ListFixtures
@testable import Roster
import RosterTesting
import Testing

/// What the comparison and the promises claim, each in the words of its row.
@MainActor
@Suite struct ClaimTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())

  @Test
  func `an item hears that an update has inserted it, and not that it is shown for the first time`()
  {
    final class NewsController: CellController<Note, NoState, UICollectionViewCell> {
      private(set) var inserted = 0
      override class func size(
        of note: Note,
        state: NoState,
        in container: ItemContainer
      ) -> ItemSize {
        .height(50)
      }
      override func didInsert() { inserted += cell == nil ? 100 : 1 }
    }
    let list = ListHarness(size: CGSize(width: 300, height: 200))
    func show(_ ids: [Int]) {
      list.apply(Section("news") { Items(ids.map { Note($0) }, NewsController.init) })
    }
    func count(_ id: Int) -> Int? { list.adapter.controller(NewsController.self, id: id)?.inserted }
    show(Array(1...20))
    #expect(count(1) == 0)
    list.scroll(to: 300)
    #expect(count(8) == 0)
    list.scroll(to: 0)
    show([0] + Array(1...20))
    #expect(count(0) == 1)
    #expect(count(1) == 0)
    show(Array(1...20) + [21])
    list.scroll(to: 850)
    #expect(count(21) == 0)
    list.apply(Section("other") { Items([Note(30)], NewsController.init) })
    #expect(count(30) == 1)
    list.apply(Section("other") { Items((30...60).map { Note($0) }, NewsController.init) })
    #expect(count(60) == nil)
    list.apply(
      Group {
        Section("top") { Items([Note(60), Note(61)], NewsController.init) }
        Section("other") { Items((30...59).map { Note($0) }, NewsController.init) }
      }
    )
    #expect(count(60) == 0)
    #expect(count(61) == 1)
  }

  @Test func `types of controllers have default properties in common without a base class`() throws
  {
    list.adapter.selectionMode = .multiple
    list.apply(
      Section("cards") {
        Items(notes(1...1), CardController.init)
        Items(notes(2...2)) { [log] in LoggedCardController($0, log: log) }
        Items(notes(3...3), WideCardController.init)
      }
    )
    let frames = (0..<3).map { list.frame($0)?.height }
    #expect(frames == [80, 80, 30])
    for item in 0..<3 { list.tap(IndexPath(item: item, section: 0)) }
    #expect(list.adapter.selectedItems.map(\.id) == [ListIdentifier(3)])
    let card = try #require(list.controller(CardController.self, at: [0, 0]))
    #expect(card.insertion == .scale(0.5))
    #expect(card.removal == .fade)
    #expect(card.canEdit)
    #expect(!card.canMove)
    #expect(list.issues.isEmpty)
  }

  @Test func `an item that moves to another section takes its cell along in an animation`() throws {
    list.apply(Notes(["a": notes(1...2), "b": notes(3...4)], log: log))
    let cell = try #require(list.noteCell(1))
    let report = try #require(
      list.apply(Notes(["a": notes([1]), "b": notes([3, 2, 4])], log: log), animated: true)
    )
    #expect(report.style == .animated)
    #expect(report.movedItemCount == 1)
    #expect(report.insertedItemCount + report.removedItemCount == 0)
    list.finishAnimations()
    #expect(list.noteCell(1, in: 1) === cell)
    #expect(cell.frame.minY == 100)
  }

  @Test func `children come and go with the array that they are made of`() throws {
    func content(_ names: [[Int]]) -> some ListContent {
      Group {
        for (index, ids) in names.enumerated() {
          Section(index) {
            for id in ids {
              if id.isMultiple(of: 2) {
                Item(Note(id, "even \(id)")) { [log] in NoteController($0, log: log) }
              } else {
                Item(Note(id, "odd \(id)")) { [log] in OtherNoteController($0, log: log) }
              }
            }
          }
        }
      }
    }
    list.apply(content([[1, 2], [3]]))
    #expect(list.visibleTexts == ["odd 1", "even 2", "odd 3"])
    let report = try #require(list.apply(content([[2, 4], [], [5]])))
    #expect(list.visibleTexts == ["even 2", "even 4", "odd 5"])
    #expect(report.changes.insertedSections == [2])
  }

  @Test func `items of several kinds stand in one section, each in its own class of cell`() {
    list.apply(
      Section("mixed") {
        Items(notes(1...1)) { [log] in NoteController($0, log: log) }
        Items([SizedItem(id: 1, size: .height(20))], SizedController.init)
        Items(notes(2...2), cell: OtherCell.self, size: .height(30)) { $0.text = $1.text }
      }
    )
    #expect(list.cell(NoteCell.self, at: [0, 0])?.label.text == "1")
    #expect(
      list.cell(UICollectionViewCell.self, at: [0, 1]).map { type(of: $0) }
        == UICollectionViewCell.self
    )
    #expect(list.cell(OtherCell.self, at: [0, 2])?.text == "2")
    #expect(list.heights(3) == [50, 20, 30])
  }

  @Test func `an item is notified when it is inserted, moved and removed`() {
    func show(_ ids: [Int]) {
      list.apply(Items(notes(ids)) { [log] in HeardController($0, log: log) })
    }
    show([1, 2])
    #expect(log.take() == ["load 1", "load 2"])
    show([2, 1])
    #expect(log.take().sorted() == ["move 0 to 1 1", "move 1 to 0 2"])
    show([1])
    #expect(log.events(of: 2) == ["remove"])
  }

  @Test func `the end of a display is told to the controller whose cell goes`() throws {
    func show(_ ids: ClosedRange<Int>, animated: Bool) {
      list.apply(
        Items(notes(ids)) { [log] in ShownController($0, log: log) },
        animated: animated
      )
    }
    show(1...3, animated: false)
    #expect(log.take() == ["display 1", "display 2", "display 3"])
    show(2...3, animated: true)
    #expect(log.count(of: "end display") == 0)
    list.finishAnimations()
    #expect(log.take() == ["end display 1"])
  }

  @Test func `items under another view controller are not visible until it is gone`() {
    let screen = UIViewController()
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: ListLayout()
    )
    let adapter = ListAdapter(collectionView)
    screen.loadViewIfNeeded()
    screen.view.addSubview(collectionView)
    let navigation = UINavigationController(rootViewController: screen)
    let list = ListHarness(showing: navigation, list: adapter)
    list.apply(Seen(1...2, log: log))
    #expect(log.takeVisibility().contains("appear 1"))
    navigation.pushViewController(UIViewController(), animated: false)
    list.window.layoutIfNeeded()
    list.flush()
    #expect(log.takeVisibility().contains("disappear 1"))
    navigation.popViewController(animated: false)
    list.window.layoutIfNeeded()
    list.flush()
    #expect(log.takeVisibility().contains("appear 1"))
  }

  @Test func `items in a background tab are not visible until it is chosen`() {
    let screen = UIViewController()
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: ListLayout()
    )
    let adapter = ListAdapter(collectionView)
    screen.loadViewIfNeeded()
    screen.view.addSubview(collectionView)
    let tabs = UITabBarController()
    tabs.viewControllers = [screen, UIViewController()]
    let list = ListHarness(showing: tabs, list: adapter)
    list.apply(Seen(1...2, log: log))
    #expect(log.takeVisibility().contains("appear 1"))
    tabs.selectedIndex = 1
    list.window.layoutIfNeeded()
    list.flush()
    #expect(log.takeVisibility() == ["partially 1", "disappear 1", "partially 2", "disappear 2"])
    list.apply(Seen(1...3, log: log))
    #expect(log.takeVisibility().isEmpty)
    tabs.selectedIndex = 0
    list.window.layoutIfNeeded()
    list.flush()
    #expect(
      log.takeVisibility().suffix(6)
        == ["appear 1", "fully 1", "appear 2", "fully 2", "appear 3", "fully 3"]
    )
  }

  @Test func `a controller finds the view controller that shows its list`() throws {
    let screen = UIViewController()
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: ListLayout()
    )
    let adapter = ListAdapter(collectionView)
    screen.loadViewIfNeeded()
    screen.view.addSubview(collectionView)
    let list = ListHarness(showing: screen, list: adapter)
    list.apply(Notes(["a": notes(1...2)], log: log))
    let controller = try #require(list.note(0))
    #expect(controller.viewController === screen)
    collectionView.removeFromSuperview()
    #expect(controller.viewController == nil)
  }

  @Test func `a controller finds another one of its list by identity`() throws {
    list.apply(Notes(["a": notes(1...2), "b": notes(3...100)], log: log))
    let controller = try #require(list.note(0))
    #expect(controller.sibling(NoteController.self, id: 4) === list.note(1, in: 1))
    #expect(controller.sibling(NoteController.self, id: 100) == nil)
    #expect(controller.sibling(OtherNoteController.self, id: 2) == nil)
  }

  @Test func `a node of the app's own makes sections of what it is given`() {
    list.apply(
      Chapters(titles: ["a", "b"]) { title in
        Items(notes(title == "a" ? 1...2 : 3...3)) { [log] in NoteController($0, log: log) }
      }
    )
    #expect(list.collectionView.numberOfSections == 4)
    #expect(list.visibleTexts == ["a", "1", "2", "b", "3"])
  }

  @Test func `the state of an item that has left is gone when the item comes back`() throws {
    list.apply(Notes(["a": notes(1...2)], log: log))
    try #require(list.note(0)).updateState { $0.isExpanded = true }
    list.apply(Notes(["a": notes(2...2)], log: log))
    list.apply(Notes(["a": notes(1...2)], log: log))
    #expect(try #require(list.note(0)).state == NoteState())
  }

  @Test func `a layout of the app's own shows any kind of supplementary view`() throws {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: BadgeLayout())
    func show(_ text: String) {
      list.apply(
        Section("a") { Items(notes(1...1)) { [log] in NoteController($0, log: log) } }
          .supplementary(BadgeLayout.kind, Title(text), TitleController.init)
      )
    }
    show("new")
    let view = list.collectionView.supplementaryView(forElementKind: BadgeLayout.kind, at: [0, 0])
    let badge = try #require(view as? TitleView)
    #expect(badge.text == "new")
    #expect(badge.frame.height == 30)
    show("newer")
    #expect(badge.text == "newer")
  }

  @Test(arguments: ClaimedLayout.allCases)
  func `another text size has items sized anew`(_ layout: ClaimedLayout) {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: layout.make())
    list.apply(Items(notes(1...30), ScalingController.init))
    func height(_ item: Int) -> CGFloat? { list.frame(item)?.height }
    #expect(height(0) == 20)
    #expect(list.collectionView.contentSize.height == 600)
    list.setContentSize(.accessibilityLarge)
    #expect(height(0) == 60)
    #expect(height(29) == 60)
    #expect(list.collectionView.contentSize.height == 1_800)
  }

  @Test func `a controller is told the size, the insets and the traits of its section`() throws {
    var seen: [ItemContainer] = []
    ContainerController.seen = { seen.append($0) }
    defer { ContainerController.seen = { _ in } }
    list.setContentSize(.extraLarge)
    list.apply(
      Section("a") { Items(notes(1...1), ContainerController.init) }
        .layout(.grid(columns: 2, spacing: 20).insets(ListInsets(leading: 10, trailing: 30)))
    )
    let container = try #require(seen.last)
    #expect(container.width == 130)
    #expect(container.columns == 2)
    #expect(container.insets == ListInsets(leading: 10, trailing: 30))
    #expect(container.traits.preferredContentSizeCategory == .extraLarge)
    #expect(container.size.height == 400)
  }

  @Test func `a changed item is configured in its cell, which is neither reloaded nor replaced`()
    throws
  {
    list.apply(Notes(["a": notes(1...2)], log: log))
    let cell = try #require(list.noteCell(0))
    _ = log.take()
    let report = try #require(
      list.apply(Notes(["a": [Note(1, "new"), Note(2, "2")]], log: log), animated: true)
    )
    #expect(report.updatedItemCount == 1)
    #expect(list.noteCell(0) === cell)
    #expect(log.take() == ["update from 1 1", "configure 1"])
    #expect(cell.label.text == "new")
  }

  @Test
  func `an item is notified when the user selects it, and when another one is selected instead`() {
    list.adapter.selectionMode = .single
    list.apply(Items(notes(1...2)) { [log] in ChosenController($0, log: log) })
    list.tap([0, 0])
    list.tap([0, 1])
    #expect(log.take() == ["select 1", "deselect 1", "select 2"])
  }

  @Test func `the prefetching of the collection view is left on`() {
    list.apply(Notes(["a": notes(1...2)], log: log))
    #expect(list.collectionView.isPrefetchingEnabled)
    #expect(list.collectionView.prefetchDataSource != nil)
  }

  @Test func `the report of a duplicate names the item, its section and its line`() throws {
    let line = #line + 1
    list.apply(Section("open") { Items([Note(7), Note(7)], DuplicateController.init) })
    let issue = try #require(list.issues.first)
    #expect(issue.summary.contains("Section \"open\" holds more than one DuplicateController"))
    #expect(issue.summary.contains("identifier 7"))
    #expect(issue.location?.line == line)
  }

  @Test func `a reload keeps the states of items`() throws {
    list.apply(Notes(["a": notes(1...2)], log: log))
    let note = try #require(list.note(1))
    note.updateState { $0.isExpanded = true }
    list.collectionView.removeFromSuperview()
    let report = try #require(list.apply(Notes(["a": notes(2...3)], log: log)))
    #expect(report.style == .reloaded(.noWindow))
    list.window.addSubview(list.collectionView)
    list.window.layoutIfNeeded()
    #expect(list.note(0) === note)
    #expect(note.state.isExpanded)
    #expect(list.noteCell(0)?.bounds.height == 100)
    list.collectionView.reloadData()
    list.collectionView.layoutIfNeeded()
    #expect(list.note(0) === note)
    #expect(list.noteCell(0)?.label.text == "2 (open)")
  }
}

/// What cards have in common, whatever class their controllers inherit from.
private protocol CardLike: ItemDefaultsProvider {}

extension CardLike {
  static var itemDefaults: ItemDefaults {
    ItemDefaults(size: .height(80), insertion: .scale(0.5), shouldSelect: false)
  }
}

private final class CardController: CellController<Note, NoState, UICollectionViewCell>, CardLike {}

private class LoggingController: CellController<Note, NoState, UICollectionViewCell> {
  let log: Log

  init(_ note: Note, log: Log) {
    self.log = log
    super.init(note)
  }
}

private final class LoggedCardController: LoggingController, CardLike {}

private final class WideCardController: CellController<Note, NoState, UICollectionViewCell>,
  CardLike
{
  override class func size(of note: Note, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(30)
  }

  override var shouldSelect: Bool { true }
}
