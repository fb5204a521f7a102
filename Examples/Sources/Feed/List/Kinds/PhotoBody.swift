import Roster

/// A picture above its caption.
final class PhotoBody: UIView, PostBody {
  private let picture = UIView()
  private let (sun, hill, meadow) = (UIView(), UIView(), UIView())
  private let descriptionLabel = UILabel()
  private let captionLabel = UILabel()
  private var photo: Photo?

  private static let gap: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.layer.cornerRadius = 8
    picture.clipsToBounds = true
    sun.backgroundColor = UIColor(white: 1, alpha: 0.55)
    hill.backgroundColor = UIColor(white: 0, alpha: 0.12)
    meadow.backgroundColor = UIColor(white: 0, alpha: 0.16)
    for view in [sun, hill, meadow] { picture.addSubview(view) }
    descriptionLabel.follow(.scaled(13, as: .footnote))
    descriptionLabel.textAlignment = .center
    descriptionLabel.numberOfLines = 2
    captionLabel.follow(Self.captionFont())
    captionLabel.numberOfLines = 0
    picture.addSubview(descriptionLabel)
    addSubview(picture)
    addSubview(captionLabel)
  }

  required init?(coder: NSCoder) {
    nil
  }

  static func height(
    of photo: Photo,
    state: NoState,
    width: CGFloat,
    traits: UITraitCollection
  ) -> CGFloat? {
    let caption = photo.caption.height(captionFont(traits), width: width)
    return pictureHeight(of: photo, width: width) + gap + caption
  }

  private static func captionFont(_ traits: UITraitCollection? = nil) -> UIFont {
    .scaled(15, as: .subheadline, traits)
  }

  func show(_ photo: Photo, state: NoState) {
    self.photo = photo
    // The example comes without pictures: it shows a landscape until one is loaded.
    picture.backgroundColor = UIColor(photo.tint)
    descriptionLabel.text = photo.description
    descriptionLabel.textColor = .white
    captionLabel.text = photo.caption
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let photo else { return }
    let height = Self.pictureHeight(of: photo, width: bounds.width)
    let (top, rest) = bounds.divided(atDistance: height, from: .minYEdge)
    picture.frame = top
    placeLandscape(in: picture.bounds)
    let size = descriptionLabel.sizeThatFits(picture.bounds.insetBy(dx: 12, dy: 0).size)
    descriptionLabel.frame = CGRect(
      x: 12,
      y: height - size.height - 10,
      width: picture.bounds.width - 24,
      height: size.height
    )
    captionLabel.frame = rest.divided(atDistance: Self.gap, from: .minYEdge).remainder
  }

  private func placeLandscape(in bounds: CGRect) {
    let radius = min(bounds.width, bounds.height)
    for (view, x, y, diameter) in [
      (sun, bounds.width * 0.78, bounds.height * 0.28, radius * 0.24),
      (hill, bounds.width * 0.24, bounds.height + radius * 0.35, radius * 1.9),
      (meadow, bounds.width * 0.8, bounds.height + radius * 0.9, radius * 2.6),
    ] {
      view.frame = CGRect(
        x: x - diameter / 2,
        y: y - diameter / 2,
        width: diameter,
        height: diameter
      )
      view.layer.cornerRadius = diameter / 2
    }
  }

  /// The height of the picture in full width; a very high one is cut off.
  private static func pictureHeight(of photo: Photo, width: CGFloat) -> CGFloat {
    (width / max(1, photo.aspectRatio)).rounded()
  }
}
