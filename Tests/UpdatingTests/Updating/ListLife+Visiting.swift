import ListFixtures
import Roster
import RosterTesting
import TestPlatform

extension ListLife {
  /// Shows a header, badges, an outline and a list in a cell, looks at them, and comes to them by keys.
  func visit() {
    adapter?.focusMode = .items
    show([1, 2, 3])
    clock.advance(by: .seconds(2))
    for _ in 1...3 { Headless.press(UIKeyCommand.inputDownArrow, in: window) }
    for cell in view?.visibleCells ?? [] { Headless.tap(cell) }
    layOut()
    show([2, 5], isNew: true)
    Headless.finishAnimations()
    if let id = adapter?.itemID(FileController.self, id: 12) {
      adapter?.scroll(to: id, at: .top) { [weak self] _ in self?.pass("scrolled") }
      Headless.finishAnimations()
      adapter?.focus(id, as: .keyboard) { [weak self] _ in self?.pass("focused") }
      Headless.finishAnimations()
    }
    show([])
    adapter?.afterAnimations { [weak self] in self?.pass("afterAnimations") }
    Headless.finishAnimations()
    show([3])
    window.frame.size = CGSize(width: 300, height: 120)
    view?.frame = window.bounds
    layOut()
  }

  private func show(_ ids: [Int], isNew: Bool = false) {
    adapter?.apply(
      Visited(ids: ids, isNew: isNew, log: log)
        .onEvent(Int.self) { [weak self] _ in self?.pass("onEvent") }
        .emptyState { Item(Note(99)) { [log] in NoteController($0, log: log) } }
    )
    layOut()
  }
}

private struct Visited: ListContent {
  let ids: [Int]
  let isNew: Bool
  let log: Log

  var body: some ListContent {
    if !ids.isEmpty {
      Section("shelf") {
        Items([NoteShelf(ids: ids)]) { NoteShelfController($0, log: log) }
      }
      Section("notes") {
        Items(ids.map { Note($0, isNew ? "new" : "") }) { WatchedController($0, log: log) }
          .badge {
            Title($0.text)
          } controller: {
            TitleController($0)
          }
      }
      .header(Title(isNew ? "new" : ""), TitleController.init)
      Section("files") {
        Outline([File(10, [File(11)]), File(12)], children: \.children) {
          FileController($0, log: log)
        }
      }
    }
  }
}

/// An item that counts as seen after a second, and sends an event then.
private final class WatchedController: NoteController {
  override var impressions: [Impression] { [Impression(fraction: 0.5, dwell: .seconds(1))] }

  override func didImpress(_ impression: Impression) { send(1) }
}

private struct NoteShelf: ViewModel {
  var id: Int { 0 }
  let ids: [Int]
}

private final class NoteShelfController: NestedListController<
  NoteShelf, NestedListState, ListCell
>
{
  private let log: Log

  init(_ shelf: NoteShelf, log: Log) {
    self.log = log
    super.init(shelf)
  }

  override var content: any ListContent {
    Section("inside") {
      Items(viewModel.ids.map { Note($0) }) { [log] in WatchedController($0, log: log) }
    }
  }

  override class func size(
    of shelf: NoteShelf,
    state: NestedListState,
    in container: ItemContainer
  ) -> ItemSize { .height(60) }
}
