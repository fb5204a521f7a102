import Roster

/// A card with a field to write in, and a button to add what was written.
final class NewTodoCell: UICollectionViewCell {
  let field = UITextField()
  let addButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 12
    field.placeholder = "New"
    field.font = TodoLayout.titleFont
    addButton.setTitle("Add", for: .normal)
    addButton.titleLabel?.font = TodoLayout.titleFont
    contentView.addSubview(field)
    contentView.addSubview(addButton)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows what has been written, and leaves the cursor alone where it is there already.
  func show(_ title: String) {
    if field.text != title {
      field.text = title
    }
    addButton.isEnabled = !title.isEmpty
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = contentView.bounds.insetBy(dx: 14, dy: 8)
    let buttonWidth = addButton.sizeThatFits(line.size).width
    let (button, text) = line.divided(atDistance: buttonWidth, from: .maxXEdge)
    addButton.frame = button
    field.frame = text.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 12))
  }
}
