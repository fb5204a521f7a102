import Roster

/// A line with a title at its beginning and a number at its end.
final class HeadingView: UICollectionReusableView {
  let titleLabel = UILabel()
  let countLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Emoji scroll away below a title that stays at the top.
    backgroundColor = .systemBackground
    countLabel.font = .systemFont(ofSize: 13)
    countLabel.textColor = .tertiaryLabel
    countLabel.textAlignment = .right
    addSubview(titleLabel)
    addSubview(countLabel)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: 16, dy: 0)
    let countWidth = countLabel.sizeThatFits(inner.size).width
    // Both stand at the bottom, near to what they are about.
    let height = titleLabel.sizeThatFits(inner.size).height
    let line = CGRect(x: inner.minX, y: inner.maxY - height - 6, width: inner.width, height: height)
    let (count, title) = line.divided(atDistance: countWidth, from: .maxXEdge)
    countLabel.frame = count
    titleLabel.frame = title
  }
}
