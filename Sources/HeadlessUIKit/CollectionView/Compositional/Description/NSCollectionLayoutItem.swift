/// What one cell of a compositional layout looks like from outside: its size and the space around it.
@preconcurrency @MainActor public class NSCollectionLayoutItem: NSObject {
  /// How large the item is, as a part of the group it is in or in points.
  public let layoutSize: NSCollectionLayoutSize

  /// The small views that are fixed to the item.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// How much smaller than its place the item is, at each edge.
  ///
  /// An estimated dimension is as long as the view asks, whatever the insets.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space that the item keeps free around it.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item with small views fixed to it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The item, or the group, in a container.
  final func node(in container: CGSize, _ environment: LayoutEnvironment) -> LayoutNode {
    node(ofSize: layoutSize.resolved(in: container), environment)
  }

  /// The item, or the group, in another size than its own.
  final func node(ofSize size: CGSize, _ environment: LayoutEnvironment) -> LayoutNode {
    let estimates = layoutSize.estimates
    let insets = estimates.applicable(contentInsets.finite)
    let inner = CGRect(origin: .zero, size: size).inset(by: insets).size
    return LayoutNode(
      size: size,
      estimates: estimates,
      insets: insets,
      edges: edgeSpacing?.gaps ?? LayoutEdgeGaps(),
      content: content(in: inner, environment)
    )
  }

  /// What the item consists of.
  func content(in size: CGSize, _ environment: LayoutEnvironment) -> LayoutNode.Content {
    .item(supplementaryItems.map(\.badge))
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets with those that are no finite numbers as zero.
  var finite: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.isFinite ? top : 0,
      leading: leading.isFinite ? leading : 0,
      bottom: bottom.isFinite ? bottom : 0,
      trailing: trailing.isFinite ? trailing : 0
    )
  }
}
