import Roster

struct PrintedList: ListContent {
  var body: some ListContent {
    // says: a body consists of content; for a statement, write 'let _ = print(…)'
    print("the body is read")
    Items([Note(id: 1)], NoteController.init)
  }
}

final class SizedController: CellController<Note, NoState, NoteCell> {
  // says: write 'override class func size(of:state:in:)'
  override func size(of note: Note, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(44)
  }
}
