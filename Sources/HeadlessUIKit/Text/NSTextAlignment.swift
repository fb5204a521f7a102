/// Where the lines of a text stand between the left and the right edge.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// From edge to edge; here the same as natural.
  case justified = 3
  /// At the edge where reading starts.
  case natural = 4
}
