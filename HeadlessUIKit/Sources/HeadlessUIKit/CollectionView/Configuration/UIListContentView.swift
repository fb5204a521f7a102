/// A view that shows a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let imageView = UIImageView(frame: .zero)
  private let textLabel = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    show()
  }

  /// Creates a view from an archive; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  /// The configuration that the view shows; anything other than a list content configuration is
  /// ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration, newValue != content else {
        return
      }
      content = newValue
      show()
      invalidateIntrinsicContentSize()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    arrangement(width: size.width).size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(width: bounds.width)
    let slack = (bounds.height - arrangement.size.height) / 2
    imageView.frame = placed(arrangement.image ?? .zero, slack)
    textLabel.frame = placed(arrangement.text, slack)
    secondaryLabel.frame = placed(arrangement.secondaryText, slack)
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    show()
  }

  private func show() {
    imageView.image = content.image
    imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    imageView.isHidden = content.image == nil
    imageView.tintColor = content.imageProperties.tintColor
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    show(content.text, content.textProperties, in: textLabel)
    show(content.secondaryText, content.secondaryTextProperties, in: secondaryLabel)
    setNeedsLayout()
  }

  private func show(
    _ text: String?,
    _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.text = text.map(properties.shown)
    label.font =
      properties.adjustsFontForContentSizeCategory
      ? properties.font.adjusted(for: traitCollection) : properties.font
    label.textColor = properties.resolvedColor()
    label.textAlignment = properties.textAlignment
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
  }

  private func arrangement(width: CGFloat) -> ListContentArrangement {
    ListContentArrangement(
      content,
      parts,
      width: width,
      side: sideMargins,
      stacksTexts: traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    ) { text, room in
      let label = text == \.text ? textLabel : secondaryLabel
      guard label.text?.isEmpty == false, room > 0 else { return .zero }
      return label.sizeThatFits(CGSize(width: room, height: 0))
    }
  }

  /// The least margins beside the content: those of the row at its ends, without accessories there.
  private var sideMargins: (leading: CGFloat, trailing: CGFloat) {
    guard content.extraMargin > 0, let cell = superview as? UICollectionViewListCell else {
      return (0, 0)
    }
    let side = ListMargins.side(traitCollection)
    return (side, cell.hasTrailingAccessories ? 0 : side)
  }

  private var parts: ListContentArrangement.Parts {
    guard let image = imageView.drawnImage else { return ListContentArrangement.Parts() }
    let bound = content.imageProperties.maximumSize
    let factor = min(
      1,
      bound.width > 0 && image.size.width > 0 ? bound.width / image.size.width : 1,
      bound.height > 0 && image.size.height > 0 ? bound.height / image.size.height : 1
    )
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    let reserved = content.imageProperties.reservedLayoutSize
    return ListContentArrangement.Parts(
      image: size,
      imageRoom: CGSize(
        width: reserved.width > 0 ? reserved.width : size.width,
        height: reserved.height > 0 ? reserved.height : size.height
      )
    )
  }

  /// Converts a rectangle to the view's coordinates, in the direction of reading.
  private func placed(_ rect: CGRect, _ slack: CGFloat) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    var frame = rect.offsetBy(dx: 0, dy: slack)
    frame.origin.y = (frame.minY * scale).rounded() / scale
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(origin: CGPoint(x: bounds.width - frame.maxX, y: frame.minY), size: frame.size)
  }
}
