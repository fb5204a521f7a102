import Roster

/// A card with a button to tick, a title, notes, and a handle to carry it by.
final class TodoCell: UICollectionViewCell {
  let checkButton = CheckButton()
  let handle = DragHandle()
  private let titleLabel = UILabel()
  private let notesLabel = UILabel()
  private var item = TodoItem(id: 0, title: "")
  private var isExpanded = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    for (label, style) in [
      (titleLabel, TodoLayout.titleStyle), (notesLabel, TodoLayout.notesStyle),
    ] {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
    }
    notesLabel.textColor = .secondaryLabel
    contentView.addSubview(checkButton)
    contentView.addSubview(titleLabel)
    contentView.addSubview(notesLabel)
    contentView.addSubview(handle)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ item: TodoItem, isExpanded: Bool) {
    self.item = item
    self.isExpanded = isExpanded
    checkButton.isSelected = item.isDone
    checkButton.accessibilityLabel = item.isDone ? "Mark as to do" : "Mark as done"
    titleLabel.text = item.title
    titleLabel.textColor = item.isDone ? .secondaryLabel : .label
    notesLabel.text = item.notes
    handle.isHidden = item.isDone
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = TodoLayout(
      item,
      isExpanded: isExpanded,
      width: contentView.bounds.width,
      traits: traitCollection
    )
    titleLabel.numberOfLines = layout.titleLines
    notesLabel.numberOfLines = layout.notesLines
    checkButton.frame = layout.button
    titleLabel.frame = layout.title
    notesLabel.frame = layout.notes
    handle.frame = layout.handle
  }
}
