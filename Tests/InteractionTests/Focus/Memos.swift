import ListFixtures
import Roster
import RosterTesting

/// A cell that a person types into.
final class MemoCell: UICollectionViewCell {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

struct MemoState: ViewState {
  var text = ""
}

/// Keeps what a person has typed when they are done.
final class MemoController: CellController<Note, MemoState, MemoCell> {
  let log: Log

  private lazy var keep = UIAction { [weak self] _ in
    guard let self, let text = cell?.field.text else { return }
    log.add("end", viewModel.id)
    updateState { $0.text = text }
  }

  init(_ note: Note, log: Log) {
    self.log = log
    super.init(note)
  }

  override class func size(of note: Note, state: MemoState, in container: ItemContainer) -> ItemSize
  {
    .height(50)
  }

  override func didMount(on cell: MemoCell) {
    log.add("mount", viewModel.id)
    cell.field.isEnabled = viewModel.text != "disabled"
    cell.field.addAction(keep, for: .editingDidEnd)
  }

  override func configure(_ cell: MemoCell) {
    guard !cell.field.isEditing else { return }
    cell.field.text = state.text
  }

  override func willDisplay(_ cell: MemoCell) {
    log.add("display", viewModel.id)
  }

  override func didEndDisplaying(_ cell: MemoCell) {
    log.add("end display", viewModel.id)
  }

  override func didAppear() {
    log.add("appear", viewModel.id)
  }

  override func didDisappear() {
    log.add("disappear", viewModel.id)
  }

  override func willUnmount(from cell: MemoCell) {
    log.add("unmount", viewModel.id)
    cell.field.removeAction(keep, for: .editingDidEnd)
    cell.field.text = ""
  }

  override func didRemove() {
    log.add("remove", viewModel.id)
  }
}

/// Sections of items that a person types into, under a header or not.
struct Memos: ListContent {
  let log: Log
  let sections: [(name: String, notes: [Note])]
  let header: Header

  enum Header {
    case none, title, banner
  }

  init(_ sections: KeyValuePairs<String, [Note]>, under header: Header = .none, log: Log) {
    self.log = log
    self.header = header
    self.sections = sections.map { ($0.key, $0.value) }
  }

  var body: some ListContent {
    for section in sections {
      let items = Section(section.name) {
        Items(section.notes) { MemoController($0, log: log) }
      }
      switch header {
      case .none: items
      case .title: items.header(Title(""), TitleController.init)
      case .banner: items.header(Title(""), BannerController.init)
      }
    }
  }
}
