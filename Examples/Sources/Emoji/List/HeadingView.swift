import Roster

/// A line with a title at its beginning and a number at its end.
final class HeadingView: UICollectionReusableView {
  let titleLabel = UILabel()
  let countLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Emoji scroll away below a title that stays at the top.
    backgroundColor = .systemBackground
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    titleLabel.accessibilityTraits = .header
    countLabel.font = .preferredFont(forTextStyle: .footnote)
    countLabel.adjustsFontForContentSizeCategory = true
    countLabel.textColor = .tertiaryLabel
    addSubview(titleLabel)
    addSubview(countLabel)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: 16, dy: 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let countWidth = countLabel.isHidden ? 0 : countLabel.sizeThatFits(inner.size).width
    // Both stand at the bottom, near to what they are about.
    let room = CGSize(width: inner.width - countWidth, height: inner.height)
    let height = titleLabel.sizeThatFits(room).height
    let line = CGRect(x: inner.minX, y: inner.maxY - height - 6, width: inner.width, height: height)
    let (count, title) = line.divided(
      atDistance: countWidth,
      from: isMirrored ? .minXEdge : .maxXEdge
    )
    countLabel.frame = count
    titleLabel.frame = title
  }

  /// Returns the font of a title in the given traits, or else at the size that the user prefers.
  static func font(of level: Heading.Level, _ traits: UITraitCollection? = nil) -> UIFont {
    switch level {
    case .group:
      UIFontMetrics(forTextStyle: .title2)
        .scaledFont(for: .systemFont(ofSize: 22, weight: .bold), compatibleWith: traits)
    case .subgroup:
      UIFontMetrics(forTextStyle: .footnote)
        .scaledFont(for: .systemFont(ofSize: 13, weight: .semibold), compatibleWith: traits)
    }
  }

  /// Returns the height that a heading needs.
  static func height(of heading: Heading, width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    label.text = String(heading.count)
    let count = heading.level == .group ? label.intrinsicContentSize.width : 0
    label.font = font(of: heading.level, traits)
    label.text = heading.title
    label.numberOfLines = 0
    let room = CGSize(width: max(0, width - 32 - count), height: 0)
    let least: CGFloat = heading.level == .group ? 52 : 34
    return max(least, (label.sizeThatFits(room).height + 18).rounded(.up))
  }
}
