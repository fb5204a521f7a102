/// A view that is attached to an item, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view, for the data source.
  public let elementKind: String
  /// The point of the item where the view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is attached there; nil is the same point as on the item.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order from back to front; greater is nearer.
  open var zIndex = 1

  /// Creates a view that is attached at a point inside the item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a view with a point of its own that is attached to the item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  var badge: LayoutBadge {
    let container = containerAnchor.anchoring
    return LayoutBadge(
      kind: elementKind,
      width: layoutSize.widthDimension.length,
      height: layoutSize.heightDimension.length,
      zIndex: zIndex,
      container: container,
      own: itemAnchor?.anchoring ?? LayoutAnchoring(point: container.point)
    )
  }
}
