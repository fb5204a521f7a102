import ListFixtures
import Roster
import RosterTesting
import Testing

/// The screen is 320 points wide and 200 high; a shelf is 50 high, and a book on it 100 wide.
@MainActor
@Suite struct NestedListTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  private func show(_ shelves: [Shelf], animated: Bool = false) {
    list.apply(Library(shelves, log: log), animated: animated)
    list.window.layoutIfNeeded()
  }

  private func shelf(_ item: Int) throws -> ShelfController {
    try #require(list.shelf(item))
  }

  @Test func `a cell shows a list of its own`() throws {
    show([Shelf(1), Shelf(2)])
    #expect(try shelf(0).visibleBooks == [100, 101, 102, 103])
    #expect(try shelf(1).visibleBooks == [200, 201, 202, 203])
    #expect(try shelf(0).list.collectionView === shelf(0).cell?.collectionView)
    #expect(list.issues.isEmpty)
  }

  @Test func `a list that is scrolled stands there when it comes back, and no other list does`()
    throws
  {
    show((1...40).map { Shelf($0) })
    let first = try shelf(0)
    first.scroll(to: 250)
    let cell = try #require(first.cell)
    list.scroll(to: 50)
    list.scroll(to: 75)
    #expect(first.cell == nil)
    let heir = try #require((4...6).compactMap(list.shelf).first { $0.cell === cell })
    #expect(heir.list.collectionView.contentOffset.x == 0)
    #expect(heir.visibleBooks == Array(heir.viewModel.id * 100..<heir.viewModel.id * 100 + 4))
    list.scroll(to: 0)
    #expect(try shelf(0) === first)
    #expect(first.list.collectionView.contentOffset.x == 250)
    #expect(first.visibleBooks == [102, 103, 104, 105])
    #expect(first.state.offset == CGPoint(x: 250, y: 0))
  }

  @Test func `a list that scrolls up and down stands where it stood when it comes back`() throws {
    list.apply(
      Items((1...40).map { Shelf($0) }) { [log] in TallShelfController($0, log: log) }
    )
    let first = try #require(list.controller(TallShelfController.self, at: [0, 0]))
    first.list.collectionView.contentOffset.y = 120
    first.list.collectionView.layoutIfNeeded()
    list.scroll(to: 1_000)
    #expect(first.cell == nil)
    list.scroll(to: 0)
    #expect(first.list.collectionView.contentOffset.y == 120)
    #expect(first.state.offset == CGPoint(x: 0, y: 120))
  }

  @Test func `what an app does to a cell before its list is laid out is not taken for a scroll`()
    throws
  {
    let shelves = (1...40).map { Shelf($0) }
    list.apply(Section("shelves") { Items(shelves) { NudgingShelfController($0, log: log) } })
    list.window.layoutIfNeeded()
    try shelf(0).scroll(to: 250)
    list.scroll(to: 1000)
    list.scroll(to: 0)
    #expect(try shelf(0).list.collectionView.contentOffset.x == 250)
    #expect(try shelf(0).state.offset == CGPoint(x: 250, y: 0))
  }

  @Test func `no cell is made for what a list that comes back does not show`() throws {
    show((1...40).map { Shelf($0) })
    try shelf(0).scroll(to: 600)
    list.scroll(to: 1000)
    _ = log.take()
    list.scroll(to: 0)
    #expect(log.take().filter { $0 == "mount 100" || $0 == "mount 101" }.isEmpty)
  }

  @Test func `an update leaves a list where it is scrolled to`() throws {
    show([Shelf(1), Shelf(2)])
    try shelf(0).scroll(to: 250)
    show([Shelf(3), Shelf(1, books: 12), Shelf(2)])
    #expect(try shelf(1).viewModel.id == 1)
    #expect(try shelf(1).list.collectionView.contentOffset.x == 250)
    #expect(try shelf(0).list.collectionView.contentOffset.x == 0)
  }

  @Test func `a controller can scroll its list by its state`() throws {
    show([Shelf(1)])
    try shelf(0).updateState { $0.offset.x = 400 }
    list.flush()
    list.window.layoutIfNeeded()
    #expect(try shelf(0).visibleBooks == [104, 105, 106, 107])
    try shelf(0).updateState { $0.offset.x = 4000 }
    list.flush()
    list.window.layoutIfNeeded()
    #expect(try shelf(0).visibleBooks == [106, 107, 108, 109])
    #expect(try shelf(0).state.offset.x == 680)
  }

  @Test func `a list that is empty for a while stands where it stood when it is filled`() throws {
    show((1...40).map { Shelf($0) })
    try shelf(0).scroll(to: 250)
    list.scroll(to: 1000)
    show([Shelf(1, books: 0)] + (2...40).map { Shelf($0) })
    list.scroll(to: 0)
    show((1...40).map { Shelf($0) })
    #expect(try shelf(0).visibleBooks == [102, 103, 104, 105])
  }

  @Test func `controllers in a list outlive the cell, and are not mounted meanwhile`() throws {
    show((1...40).map { Shelf($0) })
    let book = try #require(try shelf(0).book(0))
    book.updateState { $0.taps = 3 }
    let first = try shelf(0)
    _ = log.take()
    list.scroll(to: 1000)
    #expect(book.cell == nil)
    #expect(log.events(of: 100) == ["partially", "disappear", "unmount", "exit"])
    #expect(first.list.controllerCount >= 4)
    list.scroll(to: 0)
    #expect(first.book(0) === book)
    #expect(book.cell != nil)
    #expect(book.state.taps == 3)
    #expect(log.count(of: "remove") == 0)
  }

  @Test func `a list that is first shown in a cell that is used again follows the list around it`()
    throws
  {
    show((1...40).map { Shelf($0) })
    let cells = (0..<4).compactMap { list.shelf($0)?.cell }
    list.scroll(to: 1000)
    list.scroll(to: 500)
    let cell = try #require(try shelf(10).cell)
    #expect(cells.contains { $0 === cell })
    _ = log.take()
    list.scroll(to: 525)
    #expect(log.events(of: 1100) == ["partially"])
  }

  @Test func `cells in lists are reused from one list to the next`() throws {
    show((1...100).map { Shelf($0) })
    var cells: Set<ObjectIdentifier> = []
    for offset in stride(from: CGFloat(0), through: 4800, by: 200) {
      list.scroll(to: offset)
      for item in 0..<100 {
        for book in 0..<4 {
          guard let cell = list.shelf(item)?.book(book)?.cell else { continue }
          cells.insert(ObjectIdentifier(cell))
        }
      }
    }
    #expect(cells.count <= 60)
    #expect(list.issues.isEmpty)
  }

  @Test func `what leaves a list off screen is removed at once, and shown so later`() throws {
    show((1...40).map { Shelf($0) })
    list.scroll(to: 1000)
    _ = log.take()
    var shelves = (1...40).map { Shelf($0) }
    shelves[0].books.removeFirst()
    shelves[0].books[0].text = "new"
    show(shelves)
    #expect(log.events(of: 100) == ["remove"])
    #expect(log.events(of: 101) == ["update from 101"])
    list.scroll(to: 0)
    #expect(try shelf(0).visibleBooks == [101, 102, 103, 104])
    #expect(try shelf(0).book(0)?.cell?.label.text == "new light")
  }

  @Test func `what fades in a list ends when the list leaves the screen`() throws {
    let shelves = (1...20).map { Shelf($0) }
    show(shelves)
    var first = shelves[0]
    first.books.removeFirst()
    show([first] + shelves.dropFirst(), animated: true)
    #expect(log.count(of: "remove") == 0)
    list.scroll(to: 500)
    #expect(try shelf(0).cell == nil)
    #expect(log.events(of: 100).suffix(2) == ["unmount", "remove"])
  }

  @Test func `a list in a cell that fades shows its items until the end`() throws {
    show([Shelf(1), Shelf(2)])
    let first = try shelf(0)
    let cell = try #require(first.cell)
    show([Shelf(2)], animated: true)
    #expect(cell.collectionView.visibleCells.count == 4)
    #expect(first.list.controllerCount == 4)
    list.finishAnimations()
    #expect(first.list.controllerCount == 0)
  }

  @Test func `an item takes its list along, from the inside out`() throws {
    show([Shelf(1), Shelf(2)])
    _ = log.take()
    show([Shelf(2)])
    let events = log.take().filter { $0.hasPrefix("remove") }
    #expect(Set(events.dropLast()) == ["remove 100", "remove 101", "remove 102", "remove 103"])
    #expect(events.last == "remove 1")
  }

  @Test func `a list is changed in an animation if the list around it is`() throws {
    show([Shelf(1), Shelf(2)])
    var styles: [UpdateReport.Style] = []
    let observation = try shelf(0).list.observeUpdates { styles.append($0.style) }
    show([Shelf(1, books: 11), Shelf(2)], animated: true)
    show([Shelf(1, books: 12), Shelf(2)], animated: false)
    #expect(styles.first == .animated)
    #expect(styles.count == 2 && styles.last != .animated)
    observation.cancel()
  }

  @Test func `what is selected in a list stays selected while its cell is elsewhere`() throws {
    show((1...40).map { Shelf($0) })
    let first = try shelf(0)
    let id = try #require(first.list.itemID(BookController.self, id: 102))
    first.list.select(id)
    #expect(first.state.selection == [id])
    list.scroll(to: 1000)
    for item in 18...23 {
      #expect(list.shelf(item)?.list.collectionView.indexPathsForSelectedItems?.isEmpty != false)
    }
    list.scroll(to: 0)
    #expect(first.list.selection == [id])
    #expect(first.list.collectionView.indexPathsForSelectedItems == [[0, 2]])
    first.updateState { $0.selection = [] }
    list.flush()
    #expect(first.list.selection.isEmpty)
  }

  @Test func `nothing outlives its list`() throws {
    weak var shelf: ShelfController?
    weak var book: BookController?
    weak var adapter: ListAdapter?
    do {
      let other = ListHarness(size: CGSize(width: 320, height: 200))
      other.apply(Library([Shelf(1)], log: log))
      other.window.layoutIfNeeded()
      shelf = other.shelf(0)
      book = shelf?.book(0)
      adapter = shelf?.list
      #expect(book != nil && adapter != nil)
      _ = log.take()
    }
    #expect(shelf == nil && book == nil && adapter == nil)
    #expect(log.events(of: 100) == ["partially", "disappear", "unmount", "exit", "remove"])
  }

  @Test func `a controller with a list can be mounted by itself`() {
    let shelf = MountedCell(
      ShelfController(Shelf(1), log: log),
      size: CGSize(width: 320, height: 50)
    )
    shelf.cell.layoutIfNeeded()
    #expect(shelf.controller.visibleBooks == [100, 101, 102, 103])
    shelf.update(to: Shelf(1, books: 2))
    shelf.cell.layoutIfNeeded()
    #expect(shelf.controller.visibleBooks == [100, 101])
    shelf.remove()
    #expect(log.count(of: "remove") == 5)
  }
}

/// Moves whatever is in its cell before it is shown.
private final class NudgingShelfController: ShelfController {
  override func willDisplay(_ cell: ListCell) {
    cell.collectionView.contentOffset.x = 40
  }
}

/// A cell whose list scrolls up and down.
private final class TallListCell: ListCell {
  override class func makeLayout() -> UICollectionViewLayout { ListLayout() }
}

private final class TallShelfController: NestedListController<Shelf, NestedListState, TallListCell>
{
  let log: Log

  init(_ shelf: Shelf, log: Log) {
    self.log = log
    super.init(shelf)
  }

  override class func size(
    of shelf: Shelf,
    state: NestedListState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(100)
  }

  override var content: any ListContent {
    Section("books") { [log] in
      Items(viewModel.books) { NoteController($0, log: log) }
    }
  }
}
