public import Foundation

/// How many columns a section has.
public enum Columns: Hashable, Sendable {
  /// This many, whatever the width; less than one counts as one.
  case fixed(Int)

  /// As many as there is room for if each is at least this wide, in points; at least one.
  case adaptive(minimumWidth: CGFloat)

  /// The number of columns in a width.
  ///
  /// - Parameters:
  ///   - width: The width that the columns share, in points.
  ///   - spacing: The distance between two columns, in points.
  /// - Returns: At least one, and at most as many as the width has points.
  public func count(in width: CGFloat, spacing: CGFloat) -> Int {
    switch self {
    case .fixed(let count):
      return max(1, count)
    case .adaptive(let minimum):
      // Columns of less than a point are of no use to anybody, and infinitely many do not end.
      let step = max(1, minimum.distance) + spacing.distance
      let count = ((width.distance + spacing.distance + 1 / 1024) / step).rounded(.down)
      return max(1, Int(min(count, 1_000_000)))
    }
  }
}
