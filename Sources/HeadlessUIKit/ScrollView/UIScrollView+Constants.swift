extension UIScrollView {
  /// How the safe area adds to the space around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In the directions the content scrolls in; below and above the bars of a container always.
    case automatic = 0
    /// In the directions the content scrolls in.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// In both directions.
    case always = 3
  }

  /// What the scroll indicators look like.
  public enum IndicatorStyle: Int, Sendable {
    /// Visible on any background.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// How scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When a drag starts.
    case onDrag = 1
    /// Following the finger.
    case interactive = 2
    /// When a drag starts, with the view above the keyboard.
    case onDragWithAccessory = 3
    /// Following the finger, with the view above the keyboard.
    case interactiveWithAccessory = 4
  }

  /// How fast scrolling slows down: the part of the speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Rolls for long, the usual way.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Comes to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
