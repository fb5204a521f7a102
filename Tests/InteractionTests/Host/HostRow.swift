import Roster
import TestPlatform

struct HostRow: ViewModel {
  let id: Int
}

struct HostRowState: ViewState {
  var text: String?
}

/// A row that is typed into, as high as its text.
final class HostRowController: CellController<HostRow, HostRowState, HostRowCell> {
  /// How often an item has come into sight.
  static var seen = 0

  override class func size(
    of row: HostRow,
    state: HostRowState,
    in container: ItemContainer
  ) -> ItemSize {
    .automatic(estimated: 44)
  }

  override func didMount(on cell: HostRowCell) {
    bind(cell.field, .editingChanged) { controller, field in
      controller.updateState { $0.text = field.text }
    }
  }

  override func configure(_ cell: HostRowCell) {
    cell.field.font = .preferredFont(forTextStyle: .body, compatibleWith: cell.traitCollection)
    let text = state.text ?? "Row \(viewModel.id)"
    if cell.field.text != text { cell.field.text = text }
  }

  override func didAppear() { Self.seen += 1 }
}

final class HostRowCell: UICollectionViewCell {
  let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      field.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
