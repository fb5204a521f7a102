/// The size of a cell in a compositional layout, and the space around it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size of the item, relative to its group or in points.
  public let layoutSize: NSCollectionLayoutSize

  /// The supplementary items, such as badges, that are attached to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

  /// The attached items, which only those of a group can be replaced.
  final var attachedItems: [NSCollectionLayoutSupplementaryItem]

  /// How much smaller than its space the item is at each edge.
  ///
  /// An estimated dimension is as long as the view needs, whatever the insets.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space that is kept free around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item with supplementary items attached to it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    attachedItems = supplementaryItems
    super.init()
  }

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the item, or the group, in a container.
  final func node(in container: CGSize, _ environment: LayoutEnvironment) -> LayoutNode {
    node(ofSize: layoutSize.resolved(in: container), environment)
  }

  /// Returns the item, or the group, with another size than its own.
  final func node(ofSize size: CGSize, _ environment: LayoutEnvironment) -> LayoutNode {
    let estimates = layoutSize.estimates
    let insets = estimates.applicable(contentInsets.finite)
    let inner = CGRect(origin: .zero, size: size).inset(by: insets).size
    return LayoutNode(
      size: size,
      estimates: estimates,
      insets: insets,
      edges: edgeSpacing?.gaps ?? LayoutEdgeGaps(),
      content: content(in: inner, environment),
      badges: attachedItems.map(\.badge)
    )
  }

  /// Returns the content of the item.
  func content(in size: CGSize, _ environment: LayoutEnvironment) -> LayoutNode.Content {
    .item
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets, with zero for those that are not finite.
  var finite: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.isFinite ? top : 0,
      leading: leading.isFinite ? leading : 0,
      bottom: bottom.isFinite ? bottom : 0,
      trailing: trailing.isFinite ? trailing : 0
    )
  }
}
