import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// Items of lists inside of cells are known to the list around by the items that hold them.
///
/// The screen is 320 points wide and 200 high; a shelf is 50 high, and a book on it 100 wide.
@MainActor
@Suite struct NestedIdentityTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200), layout: ListLayout())

  private func show(_ shelves: [Shelf]) {
    list.apply(Library(shelves, log: log))
    list.window.layoutIfNeeded()
  }

  private func shelf(_ id: Int) -> ItemID {
    ItemID(ShelfController.self, id: id, in: SectionID("shelves"))
  }

  private func book(_ id: Int) -> ItemID {
    ItemID(BookController.self, id: id, in: SectionID("books")).inside(shelf(id / 100))
  }

  @Test func `a book is known by the shelf that it stands on`() throws {
    show((1...20).map { Shelf($0) })
    #expect(list.adapter.itemID(BookController.self, id: 203) == book(203))
    #expect(book(203).holder == shelf(2))
    #expect(book(203) != book(303))
    #expect(list.adapter.controller(for: book(203)) === list.shelf(1)?.book(3))
    #expect(list.adapter.indexPath(of: book(203)) == nil)
    // What is on a shelf that has not been needed is not known.
    #expect(list.adapter.itemID(BookController.self, id: 1_903) == nil)
    #expect(
      "\(book(203))".contains("in section (ShelfController 2 in section \"shelves\") › \"books\"")
    )
  }

  @Test func `books on screen follow their shelf`() {
    show([Shelf(1), Shelf(2)])
    #expect(list.adapter.visibleItems.first == shelf(1))
    #expect(
      list.adapter.numbers(list.adapter.visibleItems) == [
        1, 100, 101, 102, 103, 2, 200, 201, 202, 203,
      ]
    )
    #expect(list.adapter.visibleItems.contains(book(203)))
  }

  @Test func `a book on a shelf that nobody has seen is scrolled to`() throws {
    show((1...40).map { Shelf($0) })
    var result: ListAdapter.ScrollResult?
    list.adapter.scroll(to: book(3_107), animated: false) { result = $0 }
    list.flush()
    #expect(result == .arrived)
    #expect(list.adapter.visibleItems.contains(book(3_107)))
    list.adapter.scroll(to: book(3_199), animated: false) { result = $0 }
    list.flush()
    #expect(result == .missing)
    #expect(list.issues.count == 1)
  }

  @Test func `each shelf has a selection of its own, which is a part of the whole`() {
    show((1...3).map { Shelf($0) })
    var told: Set<ItemID> = []
    list.adapter.observeSelection { told = $0 }
    #expect(list.adapter.select(book(101)))
    list.tap(BookController.self, id: 202)
    #expect(list.adapter.selection == [book(101), book(202)])
    #expect(told == list.adapter.selection)
    #expect(list.shelf(0)?.state.selection.count == 1)
    #expect(list.adapter.deselect(book(101)))
    list.adapter.selection = [book(300)]
    #expect(list.adapter.selectedItems == [book(300)])
    #expect(told == [book(300)])
  }

  @Test func `impressions of books are told with the shelf that they stand on`() {
    var seen: [ItemID] = []
    list.adapter.observeImpressions { id, _ in seen.append(id) }
    list.apply(Section("shelves") { Items([Shelf(1)]) { WatchedShelfController($0, log: log) } })
    list.window.layoutIfNeeded()
    list.clock.advance(by: .seconds(2))
    let holder = ItemID(WatchedShelfController.self, id: 1, in: SectionID("shelves"))
    #expect(seen.map(\.holder) == [holder, holder, holder])
    #expect(list.adapter.numbers(seen) == [100, 101, 102])
  }

  @Test func `a carousel on a shelf is no step of its own`() throws {
    list.apply(Section("rooms") { Items([Note(1), Note(2)]) { RoomController($0, log: log) } })
    list.window.layoutIfNeeded()
    let room = ItemID(RoomController.self, id: 2, in: SectionID("rooms"))
    let film = ItemID(FilmController.self, id: 7, in: SectionID("films")).inside(room)
    var result: ListAdapter.ScrollResult?
    list.adapter.scroll(to: film, animated: false) { result = $0 }
    list.flush()
    #expect(result == .arrived)
    #expect(list.adapter.visibleItems.contains(film))
    #expect(list.adapter.controller(for: film)?.mountedView != nil)
    #expect(film.holder == room)
  }
}

/// Holds a list whose only section is a carousel.
private final class RoomController: NestedListController<Note, NestedListState, ListCell> {
  private let log: Log

  init(_ note: Note, log: Log) {
    self.log = log
    super.init(note)
  }

  override class func size(
    of note: Note,
    state: NestedListState,
    in container: ItemContainer
  )
    -> ItemSize
  {
    .height(60)
  }

  override var content: any ListContent {
    Section("films") { [log] in Items(notes(0..<10)) { FilmController($0, log: log) } }
      .layout(.carousel(height: 60, spacing: 10))
  }
}
