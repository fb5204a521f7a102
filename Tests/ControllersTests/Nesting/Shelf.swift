import ListFixtures
import Roster
import RosterTesting

/// The view model of an item that holds a list: books side by side, each 100 points wide.
struct Shelf: ViewModel {
  let id: Int
  var books: [Note]

  /// A shelf of books that are numbered from a hundred times its own number.
  init(_ id: Int, books count: Int = 10) {
    self.id = id
    books = notes((id * 100)..<(id * 100 + count))
  }
}

class BookController: SeenController {
  override class func size(of note: Note, state: NoteState, in container: ItemContainer) -> ItemSize
  {
    .fixed(width: 100, height: 50)
  }

  override func didMount(on cell: NoteCell) {
    log.add("mount", viewModel.id)
  }

  override func configure(_ cell: NoteCell) {
    super.configure(cell)
    cell.label.text = "\(viewModel.text) \(environment.theme)"
    log.onConfigure?(self)
  }

  override func didSelect() {
    log.onSelect?(self)
    send(BookEvent.chosen(viewModel.id))
  }
}

/// Is told before it is shown.
final class ForeseenBookController: BookController {
  override class var prefetches: Bool { true }

  override func prefetch() {
    log.add("prefetch", viewModel.id)
  }

  override func cancelPrefetch() {
    log.add("cancel", viewModel.id)
  }
}

enum BookEvent: Equatable {
  case chosen(Int)
}

/// Holds a list of books, and logs its own life under the number of its shelf.
class ShelfController: NestedListController<Shelf, NestedListState, ListCell> {
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
    .height(50)
  }

  override var content: any ListContent {
    Section("books") { [log] in
      Items(viewModel.books) { BookController($0, log: log) }
    }
  }

  override func didLoad() { list.selectionMode = .single }

  override func didAppear() { log.add("appear", viewModel.id) }

  override func didDisappear() { log.add("disappear", viewModel.id) }

  override func didRemove() { log.add("remove", viewModel.id) }
}

final class StoredShelfController: ShelfController {
  override class var stateRetention: StateRetention<NestedListState> { .persistent }
}

/// Is told before it is shown, and tells its first two books.
final class ForeseenShelfController: ShelfController {
  override class var prefetches: Bool { true }

  override class var prefetchedItemCount: Int { 2 }

  override var content: any ListContent {
    Section("books") { [log] in
      Items(viewModel.books) { ForeseenBookController($0, log: log) }
    }
  }
}

/// Is told before it is shown, and says when its books are asked for.
final class ExpectedShelfController: ShelfController {
  override class var prefetches: Bool { true }

  override var content: any ListContent {
    log.add("content", viewModel.id)
    return super.content
  }

  override func prefetch() { log.add("expect", viewModel.id) }
}

/// Wants to know when a book has been seen.
final class WatchedShelfController: ShelfController {
  override var content: any ListContent { watched(super.content) }

  private func watched(_ content: some ListContent) -> any ListContent {
    content.impressions(Impression(fraction: 0.5, dwell: .seconds(1)))
  }
}

/// Shelves one below another.
struct Library: ListContent {
  enum Kind { case plain, stored, foreseen }

  let shelves: [Shelf]
  let log: Log
  var kind = Kind.plain

  init(_ shelves: [Shelf], log: Log, kind: Kind = .plain) {
    self.shelves = shelves
    self.log = log
    self.kind = kind
  }

  var body: some ListContent {
    Section("shelves") {
      switch kind {
      case .plain: Items(shelves) { ShelfController($0, log: log) }
      case .stored: Items(shelves) { StoredShelfController($0, log: log) }
      case .foreseen: Items(shelves) { ForeseenShelfController($0, log: log) }
      }
    }
  }
}

extension ListHarness {
  /// A shelf by its place in the list.
  func shelf(_ item: Int) -> ShelfController? {
    controller(ShelfController.self, at: IndexPath(item: item, section: 0))
  }
}

extension ShelfController {
  /// The controller of a book by its place on the shelf.
  func book(_ item: Int) -> BookController? {
    list.controller(at: IndexPath(item: item, section: 0)) as? BookController
  }

  /// The numbers of the books on screen.
  var visibleBooks: [Int] {
    list.visibleItems.compactMap { list.controller(for: $0) as? BookController }
      .map(\.viewModel.id)
  }

  /// Scrolls the shelf, as a finger does that comes to rest.
  func scroll(to x: CGFloat) {
    list.collectionView.contentOffset.x = x
    list.collectionView.layoutIfNeeded()
  }
}
