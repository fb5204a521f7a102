/// A header, a footer or another view at an edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the view makes the section longer and does not overlap its items.
  open var extendsBoundary = true
  /// Whether the view stays visible as long as its section is visible.
  open var pinToVisibleBounds = false
  /// The free space above a header of a list, in points.
  var padding: CGFloat = 0
  /// The edge or corner where the view is.
  public let alignment: NSRectAlignment
  /// The distance from there, in points.
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

  /// Creates a view at a distance from an edge, in points.
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
