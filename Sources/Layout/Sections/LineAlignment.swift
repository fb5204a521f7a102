public import Foundation

extension SectionLayout {
  /// The alignment of items in a line if their heights differ.
  ///
  /// ```
  ///  .top       .center    .bottom    .stretch
  ///  aa bb      aa ··      aa ··      aa bb
  ///  aa ··      aa bb      aa ··      aa bb
  ///  aa ··      aa ··      aa bb      aa bb
  /// ```
  ///
  /// In a horizontal list, a line runs from top to bottom, and its top is the leading side.
  public enum LineAlignment: Hashable, Sendable {
    /// At the top of the line.
    case top

    /// In the middle of the line, as in `UICollectionViewFlowLayout`.
    case center

    /// At the bottom of the line.
    case bottom

    /// Each item is as high as the highest.
    case stretch

    /// Returns the start and the height of an item in its line.
    func place(_ height: CGFloat, in line: CGFloat) -> (start: CGFloat, height: CGFloat) {
      switch self {
      case .top: (0, height)
      case .center: ((line - height) / 2, height)
      case .bottom: (line - height, height)
      case .stretch: (0, line)
      }
    }
  }
}

extension SectionLayout {
  /// How the items of a wrapping line share the free width.
  ///
  /// ```
  ///  .justified     .start         .center        .end
  ///  aa   bb   cc   aa bb cc       ·aa bb cc·     ··aa bb cc
  ///  dd   ee        dd ee          ··dd ee··      ·····dd ee
  /// ```
  public enum LineDistribution: Hashable, Sendable {
    /// From edge to edge, as in `UICollectionViewFlowLayout`.
    ///
    /// The last line keeps to the columns of the others if all items have the same size, and begins
    /// at the leading edge otherwise. A single item on a full line is centered.
    case justified

    /// At the leading edge.
    case start

    /// Centered.
    case center

    /// At the trailing edge.
    case end
  }
}

extension SectionLayout {
  /// The number of columns of a section.
  public enum Columns: Hashable, Sendable {
    /// A fixed number; less than one counts as one.
    case fixed(Int)

    /// As many as fit with a minimum width, in points; at least one.
    case adaptive(minimumWidth: CGFloat)

    /// Returns the number of columns for a width.
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
        // Columns of less than a point are useless, and infinitely many would not end.
        let step = max(1, minimum.distance) + spacing.distance
        let count = ((width.distance + spacing.distance + 1 / 1024) / step).rounded(.down)
        return max(1, Int(min(count, 1_000_000)))
      }
    }
  }
}
