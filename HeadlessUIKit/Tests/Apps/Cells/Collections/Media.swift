import UIKit

/// A photo of a grid, with its length if it is a film, and a mark if it is selected.
class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "photo"
  let imageView = UIImageView()
  private let badge = UILabel()
  private let checkmark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
  private let shade = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
    shade.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.5).cgColor]
    shade.startPoint = CGPoint(x: 0.5, y: 0)
    shade.endPoint = CGPoint(x: 0.5, y: 1)
    shade.isHidden = true
    imageView.layer.addSublayer(shade)
    badge.font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium)
    badge.textColor = .white
    badge.shadowColor = .black
    badge.shadowOffset = CGSize(width: 0, height: 1)
    checkmark.isHidden = true
    checkmark.tintColor = .white
    for view in [badge, checkmark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4).isActive =
        true
    }
    badge.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4).isActive = true
    checkmark.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4).isActive = true
    let square = contentView.heightAnchor.constraint(equalTo: contentView.widthAnchor)
    square.priority = UILayoutPriority(rawValue: 999)
    square.isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(image: UIImage?, seconds: Int?) {
    imageView.image = image
    badge.text = seconds.map { String(format: "%d:%02d", $0 / 60, $0 % 60) }
    shade.isHidden = seconds == nil
  }

  override var isSelected: Bool {
    didSet {
      checkmark.isHidden = !isSelected
      imageView.alpha = isSelected ? 0.7 : 1
      contentView.layer.borderWidth = isSelected ? 2 : 0
      contentView.layer.borderColor = isSelected ? tintColor.cgColor : nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = CGRect(x: 0, y: bounds.height - 30, width: bounds.width, height: 30)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
    badge.text = ""
  }
}

/// Somebody's story, in a ring with a gradient if it is new.
final class StoryCell: UICollectionViewCell {
  private let ring = CAGradientLayer()
  private let ringMask = CAShapeLayer()
  private let picture = UIImageView()
  private let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.type = .conic
    ring.colors = [UIColor.systemOrange, UIColor.systemPink, UIColor.systemPurple].map(\.cgColor)
    ringMask.fillColor = UIColor.clear.cgColor
    ringMask.strokeColor = UIColor.black.cgColor
    ringMask.lineWidth = 3
    ring.mask = ringMask
    picture.layer.addSublayer(ring)
    name.font = UIFont.preferredFont(forTextStyle: .caption1)
    name.adjustsFontForContentSizeCategory = true
    name.textAlignment = .center
    name.lineBreakMode = .byTruncatingTail
    contentView.addSubview(picture)
    contentView.addSubview(name)
    picture.translatesAutoresizingMaskIntoConstraints = false
    name.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 64),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      picture.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      name.topAnchor.constraint(equalToSystemSpacingBelow: picture.bottomAnchor, multiplier: 0.5),
      name.widthAnchor.constraint(equalTo: contentView.widthAnchor),
      name.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(name: String, isNew: Bool) {
    self.name.text = name
    ring.isHidden = !isNew
    isNew ? spin() : ring.removeAnimation(forKey: "spin")
  }

  private func spin() {
    let group = CAAnimationGroup()
    let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
    rotation.byValue = Double.pi * 2
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = NSNumber(value: 0.5)
    fade.toValue = NSNumber(value: 1)
    group.animations = [rotation, fade]
    group.duration = 2
    group.timingFunction = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)
    ring.add(group, forKey: "spin")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.layer.cornerRadius = picture.bounds.width / 2
    ring.frame = picture.bounds.insetBy(dx: -3, dy: -3)
    ringMask.path = CGPath(ellipseIn: ring.bounds.insetBy(dx: 1.5, dy: 1.5), transform: nil)
  }
}

/// An album with a shadow around its cover, which measures itself.
final class AlbumCell: UICollectionViewCell {
  private let cover = UIView()
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cover.backgroundColor = .systemGray5
    cover.layer.cornerRadius = 8
    cover.layer.shadowColor = UIColor.black.cgColor
    cover.layer.shadowOffset = CGSize(width: 0, height: 4)
    cover.layer.shadowRadius = 8
    cover.layer.shadowOpacity = 0.25
    cover.layer.shouldRasterize = true
    cover.layer.rasterizationScale = UIScreen.main.scale
    titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    artistLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    titleLabel.numberOfLines = 2
    artistLabel.numberOfLines = 1
    [cover, titleLabel, artistLabel].forEach(contentView.addSubview)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(title: String, artist: String) {
    titleLabel.text = title
    artistLabel.text = artist
    setNeedsLayout()
  }

  private func arrange(in width: CGFloat) -> CGFloat {
    cover.frame = CGRect(x: 0, y: 0, width: width, height: width)
    let limit = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
    var y = cover.frame.maxY + 8
    for label in [titleLabel, artistLabel] {
      let size = label.sizeThatFits(limit)
      label.frame = CGRect(x: 0, y: y, width: width, height: ceil(size.height))
      y = label.frame.maxY + 2
    }
    return y + 6
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: contentView.bounds.width)
    cover.layer.shadowPath =
      UIBezierPath(
        roundedRect: cover.bounds,
        byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 8, height: 8)
      ).cgPath
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width))
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size.height = arrange(in: layoutAttributes.frame.width)
    return attributes
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: arrange(in: targetSize.width))
  }
}

/// A file that is loaded, with a button whose ring fills.
final class DownloadCell: UICollectionViewCell {
  private let button = DownloadButton()
  private let label = UILabel()
  private var timer: Timer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    button.addTarget(self, action: #selector(start), for: .primaryActionTriggered)
    button.addTarget(self, action: #selector(start), for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [label, button])
    row.alignment = .center
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(file: String) { label.text = file }

  @objc private func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] timer in
      guard let self = self, self.button.progress < 1 else { return timer.invalidate() }
      self.button.progress += 0.1
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    timer?.invalidate()
    timer = nil
    button.progress = 0
  }
}

/// A control that draws itself.
final class DownloadButton: UIControl {
  var progress: CGFloat = 0 {
    didSet {
      setNeedsDisplay()
      accessibilityValue = "\(Int(progress * 100)) %"
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isAccessibilityElement = true
    accessibilityTraits = [.button, .updatesFrequently]
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(ovalIn: rect.insetBy(dx: 2, dy: 2))
    path.lineWidth = 2
    tintColor.setStroke()
    path.stroke()
    let filled = UIBezierPath(
      arcCenter: CGPoint(x: rect.midX, y: rect.midY),
      radius: rect.width / 2 - 4,
      startAngle: -CGFloat.pi / 2,
      endAngle: -CGFloat.pi / 2 + progress * 2 * CGFloat.pi,
      clockwise: true
    )
    tintColor.setFill()
    filled.fill()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 32, height: 32) }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -8).contains(point)
  }
}
