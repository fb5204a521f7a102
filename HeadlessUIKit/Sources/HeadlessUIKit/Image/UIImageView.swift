/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Creates a view of the size of its image.
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

  /// The image.
  open var image: UIImage? {
    didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The image while the view is highlighted, if there is one.
  open var highlightedImage: UIImage?

  /// Whether the view is highlighted.
  open var isHighlighted = false

  /// The configuration of symbols that have none of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The size with which the view was last measured.
  private var measured: CGSize?

  override func environmentDidChange() {
    super.environmentDidChange()
    // A symbol beside text grows with it.
    guard let measured, measured != image.map(configured)?.size else { return }
    invalidateIntrinsicContentSize()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image.map(configured)?.size ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    measured = image.map(configured)?.size
    return measured ?? super.intrinsicContentSize
  }

  /// Returns an image as it is configured in this view.
  private func configured(_ image: UIImage) -> UIImage {
    guard let preferred = preferredSymbolConfiguration, let own = image.symbolConfiguration
    else { return image }
    return image.withConfiguration(preferred.applying(own))
  }
}

extension UIImageView {
  /// The image as it is drawn at present.
  package var drawnImage: UIImage? {
    (isHighlighted ? highlightedImage ?? image : image).map(configured)
  }
}
