/// A small view, such as a badge, that is fixed to an item.
@preconcurrency @MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem
{
  /// The kind of the view, which the data source is asked for.
  public let elementKind: String
  /// Where on the item the view is fixed.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which point of the view is fixed there; nil is the same point as on the item.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The place from back to front; more is nearer.
  public var zIndex = 1

  /// Creates a view that lies within the item where it is fixed.
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

  /// Creates a view of which a certain point is fixed to the item.
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
