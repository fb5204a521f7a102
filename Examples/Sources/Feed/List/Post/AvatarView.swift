import Roster

/// A disc with an author's initials.
final class AvatarView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
    label.follow(Self.font())
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Returns the font of initials, which do not outgrow the disc around them.
  static func font(_ traits: UITraitCollection? = nil) -> UIFont {
    .scaled(12, .semibold, as: .caption1, upTo: 20, traits)
  }

  func show(_ author: Author) {
    label.text = String(author.name.split(separator: " ").compactMap(\.first))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}
