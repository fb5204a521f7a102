import Roster

/// Shows one emoji, large, and a small mark if it comes in skin tones.
final class EmojiCell: UICollectionViewCell {
  let label = UILabel()
  let toneMark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 30)
    label.textAlignment = .center
    toneMark.backgroundColor = .systemGray3
    toneMark.layer.cornerRadius = Self.markLength / 2
    contentView.addSubview(label)
    contentView.addSubview(toneMark)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    label.frame = bounds
    toneMark.frame = CGRect(
      x: effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? 1 : bounds.maxX - Self.markLength - 1,
      y: bounds.maxY - Self.markLength - 1,
      width: Self.markLength,
      height: Self.markLength
    )
  }

  private static let markLength: CGFloat = 5
}
