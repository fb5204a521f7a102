public import Foundation

/// Distances from the four edges of a rectangle, in points; leading and trailing follow the language.
public struct ListInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat

  /// The distance from the leading edge.
  public var leading: CGFloat

  /// The distance from the bottom edge.
  public var bottom: CGFloat

  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Insets of zero.
  public static let zero = ListInsets()

  /// Creates insets; an omitted edge has none.
  public init(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets that are equal at all edges.
  public init(_ all: CGFloat) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// Creates insets that are equal at opposite edges.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
