/// How the items of a wrapping line share the width that they leave free.
///
/// ```
///  .justified     .start         .center        .end
///  aa   bb   cc   aa bb cc       ·aa bb cc·     ··aa bb cc
///  dd   ee        dd ee          ··dd ee··      ·····dd ee
/// ```
public enum LineDistribution: Hashable, Sendable {
  /// From edge to edge, as `UICollectionViewFlowLayout` does it.
  ///
  /// The last line keeps to the columns of the others if all items have one size, and begins at the
  /// leading edge otherwise. A single item on a full line is centered.
  case justified

  /// At the edge at which a line of text begins.
  case start

  /// In the middle.
  case center

  /// At the edge at which a line of text ends.
  case end
}
