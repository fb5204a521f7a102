extension UIView {
  /// Stands for a dimension in which the view's content asks for no size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Which of a view's margins and dimensions give way when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the superview's left edge gives way.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width gives way.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge gives way.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge gives way.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height gives way.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge gives way.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content is fitted when its size differs from the view's.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the view's size.
    case scaleToFill = 0
    /// As large as possible while all of it shows.
    case scaleAspectFit = 1
    /// As small as possible while it covers the view.
    case scaleAspectFill = 2
    /// Drawn again for every size.
    case redraw = 3
    /// In its own size, in the middle.
    case center = 4
    /// In its own size, in the middle of the top edge.
    case top = 5
    /// In its own size, in the middle of the bottom edge.
    case bottom = 6
    /// In its own size, in the middle of the left edge.
    case left = 7
    /// In its own size, in the middle of the right edge.
    case right = 8
    /// In its own size, at the top left.
    case topLeft = 9
    /// In its own size, at the top right.
    case topRight = 10
    /// In its own size, at the bottom left.
    case bottomLeft = 11
    /// In its own size, at the bottom right.
    case bottomRight = 12
  }
}
