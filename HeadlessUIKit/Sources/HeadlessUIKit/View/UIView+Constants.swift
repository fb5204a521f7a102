extension UIView {
  /// Indicates that a view has no intrinsic size in a dimension.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The margins and dimensions of a view that change when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the superview's left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content fits in a view of another size.
  public enum ContentMode: Int, Sendable {
    /// Scaled to the view's size.
    case scaleToFill = 0
    /// Scaled to fit, keeping the aspect ratio.
    case scaleAspectFit = 1
    /// Scaled to fill, keeping the aspect ratio.
    case scaleAspectFill = 2
    /// Redrawn when the size changes.
    case redraw = 3
    /// At its own size, centered.
    case center = 4
    /// At its own size, centered at the top edge.
    case top = 5
    /// At its own size, centered at the bottom edge.
    case bottom = 6
    /// At its own size, centered at the left edge.
    case left = 7
    /// At its own size, centered at the right edge.
    case right = 8
    /// At its own size, at the top left.
    case topLeft = 9
    /// At its own size, at the top right.
    case topRight = 10
    /// At its own size, at the bottom left.
    case bottomLeft = 11
    /// At its own size, at the bottom right.
    case bottomRight = 12
  }
}
