/// A view that shows how far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How a progress view looks.
  public enum Style: Int, Sendable {
    /// The usual look.
    case `default` = 0
    /// The look within a bar.
    case bar = 1
  }

  private static let height: CGFloat = 4

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates a view that looks in a certain way.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// How the view looks.
  open var progressViewStyle: UIProgressView.Style = .default

  /// How much is done, from 0 to 1; what is beyond is cut off.
  open var progress: Float {
    get { stored }
    set { stored = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }

  private var stored: Float = 0

  /// Sets how much is done, from 0 to 1.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// The color of what is done; the tint color if there is none.
  open var progressTintColor: UIColor?
  /// The color of what is left.
  open var trackTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
}
