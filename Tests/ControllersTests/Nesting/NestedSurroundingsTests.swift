import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// What is around a list inside a cell, and what the two do to each other.
@MainActor
@Suite struct NestedSurroundingsTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  private func show(_ content: some ListContent) {
    list.apply(content)
    list.window.layoutIfNeeded()
  }

  /// Taps a book on the screen.
  private func tap(_ book: Int, on shelf: Int) throws {
    let view = try #require(list.shelf(shelf)?.list.collectionView)
    let path = IndexPath(item: book, section: 0)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    let delegate = try #require(view.delegate)
    call(delegate.collectionView(_:didSelectItemAt:), view, path)
  }

  @Test func `values of the environment reach into a list, and follow their changes`() {
    show(Library([Shelf(1)], log: log).environment(\.theme, .dark))
    let book = list.shelf(0)?.book(0)
    #expect(book?.cell?.label.text == "100 dark")
    show(Library([Shelf(1)], log: log).environment(\.theme, .light))
    #expect(list.shelf(0)?.book(0) === book)
    #expect(book?.cell?.label.text == "100 light")
  }

  @Test func `events leave a list for the latest handlers around it`() throws {
    var heard: [String] = []
    for name in ["first", "second"] {
      show(
        Library([Shelf(1)], log: log).onEvent(BookEvent.self) { heard.append("\(name) \($0)") }
      )
    }
    try tap(2, on: 0)
    #expect(heard == ["second chosen(102)"])
    #expect(list.issues.isEmpty)
  }

  @Test func `an event that nobody handles is reported by the list around`() throws {
    show(Library([Shelf(1)], log: log))
    try tap(2, on: 0)
    #expect(list.issues.count == 1)
  }

  @Test func `a tap in a list may take away the item that holds it`() throws {
    let library = Library([Shelf(1), Shelf(2)], log: log)
    show(
      library.onEvent(BookEvent.self) { [list, log] _ in list.apply(Library([], log: log)) }
    )
    let shelf = list.shelf(0)
    try tap(1, on: 0)
    list.flush()
    #expect(list.collectionView.numberOfItems(inSection: 0) == 0)
    #expect(shelf?.cell == nil)
    #expect(log.events(of: 1).last == "remove")
    #expect(log.events(of: 101).last == "remove")
  }

  @Test func `a list that is laid out may change the list around it, which waits`() throws {
    show(Library((1...3).map { Shelf($0) }, log: log))
    log.onConfigure = { [list, log] book in
      guard book.viewModel.id == 105 else { return }
      log.onConfigure = nil
      list.apply(Library([Shelf(2)], log: log))
      #expect(list.shelf(0)?.viewModel.id == 1)
    }
    list.shelf(0)?.scroll(to: 300)
    #expect(log.onConfigure == nil)
    list.flush()
    list.window.layoutIfNeeded()
    #expect(list.shelf(0)?.viewModel.id == 2)
    #expect(list.shelf(0)?.visibleBooks == [200, 201, 202, 203])
  }

  @Test func `lists may be nested to any depth`() throws {
    show(
      Section("deep") {
        Item(Room(id: 1, shelves: (1...9).map { Shelf($0) })) { [log] in RoomController($0, log) }
        Item(Room(id: 2, shelves: (11...19).map { Shelf($0) })) { [log] in RoomController($0, log) }
      }
    )
    let room = try #require(list.controller(RoomController.self, at: [0, 1]))
    let shelf = try #require(room.list.controller(at: [0, 0]) as? ShelfController)
    #expect(shelf.visibleBooks == [1100, 1101, 1102, 1103])
    #expect(shelf.book(0)?.visibleFraction == 1)
    list.scroll(to: 0)
    list.collectionView.frame.size.height = 125
    list.window.layoutIfNeeded()
    #expect(shelf.book(0)?.visibleFraction == 0.5)
    #expect(shelf.visibleFraction == 0.5)
    shelf.scroll(to: 250)
    show(Section("deep") { Item(Room(id: 1, shelves: [])) { [log] in RoomController($0, log) } })
    #expect(log.events(of: 1100).last == "remove")
    #expect(log.events(of: 11).last == "remove")
    #expect(list.issues.isEmpty)
  }

  @Test func `a list shows what its controller reads elsewhere, when it is told to`() throws {
    let stock = Stock()
    show(Section("s") { Item(Room(id: 1, shelves: [])) { StockController($0, stock) } })
    let controller = try #require(list.controller(StockController.self, at: [0, 0]))
    #expect(controller.list.visibleItems.isEmpty)
    stock.notes = notes(1...2)
    controller.updateList()
    list.window.layoutIfNeeded()
    #expect(controller.list.visibleItems.count == 2)
  }
}

private struct Room: ViewModel {
  let id: Int
  var shelves: [Shelf]
}

/// A cell whose list scrolls up and down.
private final class RoomCell: ListCell {
  override class func makeLayout() -> UICollectionViewLayout { UICollectionViewFlowLayout() }
}

private final class RoomController: NestedListController<Room, NestedListState, RoomCell> {
  let log: Log

  init(_ room: Room, _ log: Log) {
    self.log = log
    super.init(room)
  }

  override class func size(
    of room: Room,
    state: NestedListState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(100)
  }

  override var content: any ListContent { Library(viewModel.shelves, log: log) }
}

@MainActor
private final class Stock {
  var notes: [Note] = []
}

private final class StockController: NestedListController<Room, NestedListState, ListCell> {
  let stock: Stock
  let log = Log()

  init(_ room: Room, _ stock: Stock) {
    self.stock = stock
    super.init(room)
  }

  override var content: any ListContent {
    Section("stock") { [log] in
      Items(stock.notes) { BookController($0, log: log) }
    }
  }
}
