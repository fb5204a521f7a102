import Roster

struct SeveralTypes: ListContent {
  var body: some ListContent {
    Section("notes") {
      // says: for several types, write 'MixedItems(viewModels, by: \.kind)
      Items([Note(id: 1)]) { note in
        switch note.id {
        case 0: NoteController(note)
        default: OtherController(note)
        }
      }
    }
  }
}

final class OtherController: CellController<Note, NoState, UICollectionViewCell> {}
