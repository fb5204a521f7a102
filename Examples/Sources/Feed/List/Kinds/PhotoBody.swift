import Roster

/// A picture above its caption.
final class PhotoBody: UIView, PostBody {
  private let picture = UIView()
  private let descriptionLabel = UILabel()
  private let captionLabel = UILabel()
  private var photo: Photo?

  private static let gap: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.layer.cornerRadius = 8
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
    // The example comes without pictures: it shows what an app shows until one is loaded.
    picture.backgroundColor = UIColor(photo.tint)
    descriptionLabel.text = photo.description
    descriptionLabel.textColor = .text(on: photo.tint)
    captionLabel.text = photo.caption
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let photo else { return }
    let height = Self.pictureHeight(of: photo, width: bounds.width)
    let (top, rest) = bounds.divided(atDistance: height, from: .minYEdge)
    picture.frame = top
    descriptionLabel.frame = picture.bounds.insetBy(dx: 12, dy: 12)
    captionLabel.frame = rest.divided(atDistance: Self.gap, from: .minYEdge).remainder
  }

  /// The height of the picture in full width; a very high one is cut off.
  private static func pictureHeight(of photo: Photo, width: CGFloat) -> CGFloat {
    (width / max(1, photo.aspectRatio)).rounded()
  }
}
