/// Insets of the edges of a rectangle, relative to the direction of reading, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset at the top, in points.
  public var top: CGFloat
  /// The inset at the leading edge, in points.
  public var leading: CGFloat
  /// The inset at the bottom, in points.
  public var bottom: CGFloat
  /// The inset at the trailing edge, in points.
  public var trailing: CGFloat

  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from their values.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
