/// Distances by which the edges of a rectangle move inwards, told in reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance at the top, in points.
  public var top: CGFloat
  /// The distance at the edge where reading starts, in points.
  public var leading: CGFloat
  /// The distance at the bottom, in points.
  public var bottom: CGFloat
  /// The distance at the edge where reading ends, in points.
  public var trailing: CGFloat

  /// Insets that move no edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets that move no edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from a distance for each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
