/// A header, a footer or another view at an edge of a section or of all the content.
@preconcurrency @MainActor
public class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the view makes the section longer instead of lying on its items.
  public var extendsBoundary = true
  /// Whether the view stays in sight as long as its section is.
  public var pinToVisibleBounds = false
  /// How much is free above a header of a list, in points.
  var padding: CGFloat = 0
  /// The edge or corner at which the view is.
  public let alignment: NSRectAlignment
  /// How far away from there the view is, in points.
  public let offset: CGPoint

  /// Creates a view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      alignment: alignment,
      absoluteOffset: .zero
    )
  }

  /// Creates a view away from an edge, in points.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [])
    )
  }
}
