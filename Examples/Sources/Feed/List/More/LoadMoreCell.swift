import Roster

/// Says that there is more to come.
final class LoadMoreCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.follow(Self.font())
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }

  /// Returns the height that a text needs.
  static func height(of text: String, width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    max(44, text.height(font(traits), width: max(0, width - 32)) + 16)
  }

  private static func font(_ traits: UITraitCollection? = nil) -> UIFont {
    .scaled(15, as: .subheadline, traits)
  }
}
