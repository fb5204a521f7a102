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
    field.font = .preferredFont(forTextStyle: TodoLayout.titleStyle)
    field.adjustsFontForContentSizeCategory = true
    addButton.setTitle("Add", for: .normal)
    addButton.titleLabel?.font = .preferredFont(forTextStyle: TodoLayout.titleStyle)
    addButton.titleLabel?.adjustsFontForContentSizeCategory = true
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
    let line = contentView.bounds.insetBy(dx: 14, dy: 2)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let buttonWidth = max(44, addButton.sizeThatFits(line.size).width)
    let edge: CGRectEdge = isMirrored ? .minXEdge : .maxXEdge
    let (button, text) = line.divided(atDistance: buttonWidth, from: edge)
    addButton.frame = button
    field.frame = text.divided(atDistance: 12, from: edge).remainder
  }
}
