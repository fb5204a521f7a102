import Roster

/// A time and a temperature and, below them, what more there is to say.
final class ReadingCell: UICollectionViewCell {
  let timeLabel = UILabel()
  let temperatureLabel = UILabel()
  let detailLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    temperatureLabel.textAlignment = .right
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
    let width = contentView.bounds.width - 32
    timeLabel.frame = CGRect(x: 16, y: 0, width: width * 0.7, height: 44)
    temperatureLabel.frame = CGRect(x: 16 + width * 0.7, y: 0, width: width * 0.3, height: 44)
    let detailHeight = Self.detailHeight(traitCollection)
    detailLabel.frame = CGRect(x: 16, y: 44, width: width, height: detailHeight)
  }

  /// Returns the height of a row, which has more to say if it is open.
  static func height(isOpen: Bool, _ traits: UITraitCollection) -> CGFloat {
    isOpen ? 44 + detailHeight(traits) + 8 : 44
  }

  private static func detailHeight(_ traits: UITraitCollection) -> CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    return max(28, font.lineHeight.rounded(.up))
  }
}
