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

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }
}

extension UIImageView {
  /// The picture as it is drawn at present.
  package var drawnImage: UIImage? {
    isHighlighted ? highlightedImage ?? image : image
  }
}
