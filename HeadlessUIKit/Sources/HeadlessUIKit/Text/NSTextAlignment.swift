/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// Left.
  case left = 0
  /// Centered.
  case center = 1
  /// Right.
  case right = 2
  /// Justified; here the same as natural.
  case justified = 3
  /// At the leading edge.
  case natural = 4
}
