import Roster

/// A sender and a time above a subject and the first lines of a text, with a dot before what is new.
final class MessageCell: UICollectionViewListCell {
  private let dot = UIView()
  private let senderLabel = UILabel()
  private let flag = UIImageView(
    image: UIImage(
      systemName: "flag.fill",
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote)
    )
  )
  private let timeLabel = UILabel()
  private let subjectLabel = UILabel()
  private let textLabel = UILabel()
  private let heading = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    senderLabel.font = .preferredFont(forTextStyle: .headline)
    senderLabel.adjustsFontForContentSizeCategory = true
    flag.tintColor = .systemOrange
    timeLabel.font = .preferredFont(forTextStyle: .subheadline)
    timeLabel.adjustsFontForContentSizeCategory = true
    timeLabel.textColor = .secondaryLabel
    subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
    subjectLabel.adjustsFontForContentSizeCategory = true
    textLabel.font = .preferredFont(forTextStyle: .subheadline)
    textLabel.adjustsFontForContentSizeCategory = true
    textLabel.textColor = .secondaryLabel
    textLabel.numberOfLines = 2
    for view in [flag, timeLabel] {
      // One less than required, as the stack hides the flag by a required width of zero.
      view.setContentHuggingPriority(UILayoutPriority(999), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
    }

    senderLabel.numberOfLines = 0
    subjectLabel.numberOfLines = 2
    for view in [senderLabel, flag, timeLabel] { heading.addArrangedSubview(view) }
    heading.spacing = 6
    let column = UIStackView(arrangedSubviews: [heading, subjectLabel, textLabel])
    column.axis = .vertical
    column.spacing = 2
    for view in [dot, column] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      dot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
      column.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
    accessories = [.multiselect(), .disclosureIndicator(displayed: .whenNotEditing)]
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ message: Message) {
    // Large text leaves no room beside it.
    let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    heading.axis = isStacked ? .vertical : .horizontal
    heading.alignment = isStacked ? .leading : .center
    dot.isHidden = message.isRead
    senderLabel.text = message.sender
    flag.isHidden = !message.isFlagged
    timeLabel.text = message.time
    subjectLabel.text = message.subject
    textLabel.text = message.text
    accessibilityLabel = "\(message.isRead ? "" : "New, ")\(message.sender), \(message.subject)"
  }
}
