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

  /// The effects of the symbol, which are only kept.
  var effects: [any SymbolEffect] = []

  /// The configuration of symbols that have none of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeOfImage ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    sizeOfImage ?? super.intrinsicContentSize
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let former = previousTraitCollection?.preferredContentSizeCategory
    if image?.isSymbolImage == true, former != traitCollection.preferredContentSizeCategory {
      invalidateIntrinsicContentSize()
    }
  }

  /// The size of the image in this view: a symbol for a text style follows the text size.
  private var sizeOfImage: CGSize? {
    image.map { configured($0).size(compatibleWith: traitCollection) }
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
