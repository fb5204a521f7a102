import Roster

struct Note: ViewModel {
  let id: Int
  var text = ""
}

final class Store: Sendable {}
final class NoteCell: UICollectionViewCell {}
final class TitleView: UICollectionReusableView {}
final class NoteController: CellController<Note, NoState, NoteCell> {}
final class TitleController: CellController<Note, NoState, TitleView> {}

final class StoredController: CellController<Note, NoState, NoteCell> {
  init(_ note: Note, store: Store) { super.init(note) }
}

final class RoutedController: CellController<Note, NoState, NoteCell> {
  init(_ note: Note, store: Store, route: Int) { super.init(note) }
}

struct RightList: ListContent {
  let store: Store

  var body: some ListContent {
    Section("notes") {
      Items([Note(id: 1)], NoteController.init)
      Items([Note(id: 2)]) { StoredController($0, store: store) }
      Item(Note(id: 3), NoteController.init)
    }
    .header(Note(id: 4), TitleController.init)
    .footer(Note(id: 5)) { StoredController($0, store: store) }
  }
}

struct Tapped {
  var note: Int?
}

struct HearingList: ListContent {
  var body: some ListContent {
    Items([Note(id: 1)], NoteController.init)
      .onEvent(Tapped.self) { tap in
        if case .some(let note) = tap.note { _ = note }
      }
      .onEvent(Tapped.self) { tap in
        guard tap.note != nil else { return .ignored }
        return .handled
      }
  }
}
