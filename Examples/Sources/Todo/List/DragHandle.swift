import Roster

/// Three lines, by which a row is carried to another place.
final class DragHandle: MoveHandle {
  private let lines = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Move"
    lines.text = "≡"
    lines.font = .systemFont(ofSize: 20)
    lines.textColor = .tertiaryLabel
    lines.textAlignment = .center
    addSubview(lines)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    lines.frame = bounds
  }
}
