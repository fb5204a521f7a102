import Roster

/// A circle that is ticked or not.
final class CheckButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.borderWidth = 2
    titleLabel?.font = .systemFont(ofSize: 14, weight: .bold)
    setTitle("✓", for: .selected)
    setTitleColor(.white, for: .selected)
    showSelection()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var isSelected: Bool {
    didSet { showSelection() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  /// The circle is smaller than a finger.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2))
      .contains(point)
  }

  private func showSelection() {
    backgroundColor = isSelected ? .systemGreen : .clear
    layer.borderColor = (isSelected ? UIColor.systemGreen : .systemGray3).cgColor
  }
}
