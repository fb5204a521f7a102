import Roster

/// The view model that most tests use.
struct Note: ViewModel {
  let id: Int
  var text: String

  init(_ id: Int, _ text: String = "") {
    self.id = id
    self.text = text
  }
}

struct NoteState: ViewState {
  var isExpanded = false
  var taps = 0
}

final class NoteCell: UICollectionViewCell {
  let label = UILabel()
  var onLayout: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// Logs what happens to it, and lets a test act from inside a callback.
class NoteController: CellController<Note, NoteState, NoteCell> {
  let log: Log

  init(_ note: Note, log: Log) {
    self.log = log
    super.init(note)
    log.add("make", note.id)
  }

  override class func size(of note: Note, state: NoteState, in container: Container) -> ItemSize {
    .height(state.isExpanded ? 100 : 50)
  }

  override func didMount(on cell: NoteCell) {
    log.add("mount", viewModel.id)
    log.onMount?(self)
  }

  override func configure(_ cell: NoteCell) {
    log.add("configure", viewModel.id)
    cell.label.text = viewModel.text + (state.isExpanded ? " (open)" : "")
    log.onConfigure?(self)
  }

  override func willUnmount(from cell: NoteCell) {
    log.add("unmount", viewModel.id)
    log.onUnmount?(self)
  }

  override func didUpdate(from old: Note) {
    log.add("update from \(old.text)", viewModel.id)
    log.onUpdate?(self)
  }

  override func didSelect() {
    log.add("select", viewModel.id)
    log.onSelect?(self)
  }

  override func didRemove() {
    log.add("remove", viewModel.id)
    log.onRemove?(self)
  }
}

/// Another kind of controller for the same view model.
final class OtherNoteController: NoteController {}
