import Roster

/// A bubble with a text, and above it the name of who said it.
final class MessageCell: UICollectionViewCell {
  let textLabel = UILabel()
  private let nameLabel = UILabel()
  private let bubble = UIView()
  private var message = Message(id: 0, text: "")

  /// White, and black where the system's blue is light.
  private static let ownTextColor = UIColor { traits in
    let isLight = traits.userInterfaceStyle == .dark && traits.accessibilityContrast == .high
    return isLight ? .black : .white
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    bubble.layer.cornerRadius = 16
    nameLabel.font = MessageLayout.nameFont()
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.textColor = .secondaryLabel
    textLabel.font = MessageLayout.textFont()
    textLabel.adjustsFontForContentSizeCategory = true
    textLabel.numberOfLines = 0
    contentView.addSubview(nameLabel)
    contentView.addSubview(bubble)
    bubble.addSubview(textLabel)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ message: Message) {
    self.message = message
    nameLabel.text = message.author
    textLabel.text = message.text
    textLabel.textColor = message.isMine ? Self.ownTextColor : .label
    bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemFill
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = MessageLayout(
      message,
      width: contentView.bounds.width,
      traits: traitCollection
    )
    nameLabel.frame = layout.name
    bubble.frame = layout.bubble
    textLabel.frame = layout.text
  }
}
