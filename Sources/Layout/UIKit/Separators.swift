public import RosterPlatform

/// Lines between the items of a list; there is none after the last.
///
/// A line is one pixel thick. It stands in the middle of the space between two items, or, where there is
/// none, on the last pixel of the upper one.
public struct Separators: Hashable, Sendable {
  /// The color of the lines.
  public var color: UIColor

  /// How much the lines keep from the leading and the trailing edge of the items; `top` and `bottom` do
  /// not matter.
  public var insets: Insets

  /// Describes lines.
  ///
  /// - Parameters:
  ///   - color: The color of the lines.
  ///   - insets: How much the lines keep from the leading and the trailing edge of the items.
  public init(color: UIColor = .separator, insets: Insets = .zero) {
    self.color = color
    self.insets = insets
  }
}
