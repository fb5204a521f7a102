extension UIScrollView {
  /// How the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In the directions in which the content scrolls; vertically also inside a navigation or tab
    /// bar controller.
    case automatic = 0
    /// In the directions in which the content scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// In both directions.
    case always = 3
  }

  /// The styles of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Visible on any background.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// How scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling does not dismiss it.
    case none = 0
    /// When a drag starts.
    case onDrag = 1
    /// As the finger moves.
    case interactive = 2
    /// When a drag starts, with its accessory view.
    case onDragWithAccessory = 3
    /// As the finger moves, with its accessory view.
    case interactiveWithAccessory = 4
  }

  /// The rate of deceleration: the part of the velocity that remains after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster deceleration.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
