import Roster

/// A line with a title.
final class DayHeaderView: UICollectionReusableView {
  let titleLabel = UILabel()

  private static let margins = UIEdgeInsets(top: 12, left: 20, bottom: 4, right: 20)

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.follow(Self.font())
    titleLabel.numberOfLines = 0
    titleLabel.accessibilityTraits = .header
    addSubview(titleLabel)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = bounds.inset(by: Self.margins)
  }

  /// Returns the height that a title needs.
  static func height(of title: String, width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let room = max(0, width - margins.left - margins.right)
    return max(48, margins.top + title.height(font(traits), width: room) + margins.bottom)
  }

  private static func font(_ traits: UITraitCollection? = nil) -> UIFont {
    .scaled(20, .bold, as: .title3, traits)
  }
}
