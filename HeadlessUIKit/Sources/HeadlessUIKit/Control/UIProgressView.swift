/// A view that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The styles of progress views.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style for bars.
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

  /// Creates a progress view with a style.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The style of the view.
  open var progressViewStyle: UIProgressView.Style = .default

  /// The progress, limited to 0 to 1.
  open var progress: Float {
    get { stored }
    set { stored = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }

  private var stored: Float = 0

  /// Sets the progress, limited to 0 to 1.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// The color of the completed part; nil means the tint color.
  open var progressTintColor: UIColor?
  /// The color of the remaining part.
  open var trackTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
}
