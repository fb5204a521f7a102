import Roster

// says: type 'Unequal' does not conform to protocol 'Equatable'
struct Unequal: ViewModel {
  let id: Int
  let tags: Tags
}

struct Tags: Sendable {}

struct Plain: Identifiable {
  let id: Int
}

// says: type 'Plain' does not conform to protocol 'ViewModel'
final class PlainItemController: CellController<Plain, NoState, NoteCell> {}

struct PlainList: ListContent {
  let plains: [Plain]

  var body: some ListContent {
    // says: requires that 'Plain' conform to 'ViewModel'
    Items(plains, cell: NoteCell.self, size: .height(44)) { cell, plain in }
  }
}

struct OtherModels: ListContent {
  let names: [String]

  var body: some ListContent {
    // says: cannot convert value of type '[String]' to expected argument type '[Note]'
    Items(names, NoteController.init)
  }
}

struct Names: ListContent {
  let names: [String]

  var body: some ListContent {
    // says: requires that 'String' conform to 'Identifiable'
    ForEach(names) { name in Section(name) {} }
  }
}
