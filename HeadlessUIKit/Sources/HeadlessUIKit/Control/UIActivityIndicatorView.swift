/// A view that shows that work is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The sizes of activity indicators.
  public enum Style: Int, Sendable {
    /// The height of a line of text.
    case medium = 100
    /// The height of two lines of text.
    case large = 101
  }

  /// Creates an indicator of a size.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    setUp()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  /// The size of the indicator.
  open var style: UIActivityIndicatorView.Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the indicator is hidden while it is not animating.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// The color of the indicator.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { chosenColor ?? .systemGray }
    set { chosenColor = newValue }
  }

  private var chosenColor: UIColor?

  /// Whether the indicator is animating.
  open private(set) var isAnimating = false

  /// Starts the animation.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the animation.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize { Self.size(of: style) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  private static func size(of style: Style) -> CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isHidden = true
  }
}
