#if !canImport(UIKit)
import RosterTesting

struct Note: ViewModel {
  var id: Int
  var text: String
}

struct NoteState: ViewState {
  var isOpen = false
}

final class NoteCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

final class NoteController: CellController<Note, NoteState, NoteCell> {
  override class func size(
    of note: Note,
    state: NoteState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(state.isOpen ? 88 : 44)
  }

  override func configure(_ cell: NoteCell) {
    cell.label.text = viewModel.text
  }

  override func didSelect() {
    updateState { $0.isOpen.toggle() }
  }
}

/// Notes in named sections.
struct Notes: ListContent {
  var sections: [(name: String, notes: [Note])]

  init(_ sections: KeyValuePairs<String, [Int]>, text: String = "note") {
    self.sections = sections.map { name, ids in
      (name, ids.map { Note(id: $0, text: "\(text) \($0)") })
    }
  }

  var body: some ListContent {
    for section in sections {
      Section(section.name) {
        Items(section.notes) { NoteController($0) }
      }
    }
  }
}

/// A row of notes inside a cell.
struct Shelf: ViewModel {
  var id: String
  var notes: [Int]
}

final class ShelfController: NestedListController<Shelf, NestedListState, ListCell> {
  override var content: any ListContent {
    Notes(["shelf": viewModel.notes])
  }

  override class func size(
    of shelf: Shelf,
    state: NestedListState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(200)
  }
}
#endif
