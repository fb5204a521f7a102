/// The space that is kept free around an item.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The space at the leading edge.
  public let leading: NSCollectionLayoutSpacing?
  /// The space at the top.
  public let top: NSCollectionLayoutSpacing?
  /// The space at the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space at the bottom.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates spacing from that of each edge; nil means none.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  var gaps: LayoutEdgeGaps {
    LayoutEdgeGaps(
      leading: leading?.gap ?? .none,
      top: top?.gap ?? .none,
      trailing: trailing?.gap ?? .none,
      bottom: bottom?.gap ?? .none
    )
  }
}
