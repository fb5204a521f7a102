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

  private func showSelection() {
    backgroundColor = isSelected ? .systemGreen : .clear
    layer.borderColor = (isSelected ? UIColor.systemGreen : .systemGray3).cgColor
  }
}
