import Roster

/// A time and a temperature and, below them, what more there is to say.
final class ReadingCell: UICollectionViewCell {
  let timeLabel = UILabel()
  let temperatureLabel = UILabel()
  let detailLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [timeLabel, temperatureLabel] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    detailLabel.font = .preferredFont(forTextStyle: .footnote)
    detailLabel.adjustsFontForContentSizeCategory = true
    detailLabel.textColor = .secondaryLabel
    for label in [timeLabel, temperatureLabel, detailLabel] { contentView.addSubview(label) }
    contentView.clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let room = contentView.bounds.insetBy(dx: 16, dy: 0)
    let (line, rest) = room.divided(atDistance: Self.lineHeight(traitCollection), from: .minYEdge)
    if isStacked {
      let (time, temperature) = line.divided(atDistance: line.height * 2 / 3, from: .minYEdge)
      timeLabel.frame = time
      temperatureLabel.frame = temperature
    } else {
      let edge: CGRectEdge = isMirrored ? .maxXEdge : .minXEdge
      let (time, temperature) = line.divided(atDistance: line.width * 0.7, from: edge)
      timeLabel.frame = time
      temperatureLabel.frame = temperature
    }
    timeLabel.numberOfLines = isStacked ? 2 : 1
    temperatureLabel.textAlignment = isStacked ? .natural : isMirrored ? .left : .right
    detailLabel.numberOfLines = isStacked ? 2 : 1
    let detailHeight = Self.detailHeight(traitCollection)
    detailLabel.frame = rest.divided(atDistance: detailHeight, from: .minYEdge).slice
  }

  /// Returns the height of a row, which has more to say if it is open.
  static func height(isOpen: Bool, _ traits: UITraitCollection) -> CGFloat {
    let line = lineHeight(traits)
    return isOpen ? line + detailHeight(traits) + 8 : line
  }

  /// The height of the time and the temperature, which large text puts below each other.
  private static func lineHeight(_ traits: UITraitCollection) -> CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let lines: CGFloat = traits.preferredContentSizeCategory.isAccessibilityCategory ? 3 : 1
    return max(44, (font.lineHeight * lines + 16).rounded(.up))
  }

  private static func detailHeight(_ traits: UITraitCollection) -> CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    let lines: CGFloat = traits.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 1
    return max(28, (font.lineHeight * lines).rounded(.up))
  }
}
