/// A view that shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Creates a view as large as the picture it shows.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture that is shown.
  open var image: UIImage? {
    didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The picture that is shown while the view is highlighted, if there is one.
  open var highlightedImage: UIImage?

  /// Whether the highlighted picture is shown.
  open var isHighlighted = false

  /// How a symbol is drawn where its own configuration does not say it.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image.map(configured)?.size ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    image.map(configured)?.size ?? super.intrinsicContentSize
  }

  /// A picture as it looks in this view.
  private func configured(_ image: UIImage) -> UIImage {
    guard let preferred = preferredSymbolConfiguration, let own = image.symbolConfiguration
    else { return image }
    return image.withConfiguration(preferred.applying(own))
  }
}

extension UIImageView {
  /// The picture as it is drawn at present.
  package var drawnImage: UIImage? {
    (isHighlighted ? highlightedImage ?? image : image).map(configured)
  }
}
