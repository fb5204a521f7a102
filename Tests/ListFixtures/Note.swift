public import Roster

/// The view model that most tests use.
public struct Note: SendableViewModel {
  public let id: Int
  public var text: String

  public init(_ id: Int, _ text: String = "") {
    self.id = id
    self.text = text
  }
}

public struct NoteState: ViewState {
  public var isExpanded = false
  public var taps = 0

  public init() {}
}

public final class NoteCell: UICollectionViewCell {
  public let label = UILabel()
  public var onLayout: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// Logs what happens to it, and lets a test act from inside a callback.
open class NoteController: CellController<Note, NoteState, NoteCell> {
  public let log: Log

  public init(_ note: Note, log: Log) {
    self.log = log
    super.init(note)
    log.add("make", note.id)
  }

  /// Tests count the controllers that are made.
  public override class var comparesDependencies: Bool { false }

  open override class func size(
    of note: Note,
    state: NoteState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(state.isExpanded ? 100 : 50)
  }

  open override func didMount(on cell: NoteCell) {
    log.add("mount", viewModel.id)
    log.onMount?(self)
  }

  open override func configure(_ cell: NoteCell) {
    log.add("configure", viewModel.id)
    cell.label.text = viewModel.text + (state.isExpanded ? " (open)" : "")
    log.onConfigure?(self)
  }

  open override func willUnmount(from cell: NoteCell) {
    log.add("unmount", viewModel.id)
    log.onUnmount?(self)
  }

  open override func didUpdate(from old: Note) {
    log.add("update from \(old.text)", viewModel.id)
    log.onUpdate?(self)
  }

  open override func didSelect() {
    log.add("select", viewModel.id)
    log.onSelect?(self)
  }

  open override func didRemove() {
    log.add("remove", viewModel.id)
    log.onRemove?(self)
  }
}

/// Another kind of controller for the same view model.
public final class OtherNoteController: NoteController {}
