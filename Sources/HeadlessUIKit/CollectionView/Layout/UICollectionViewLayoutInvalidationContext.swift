/// What part of a layout is no longer right.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context that invalidates nothing in particular.
  public override init() {}

  /// Creates a context of a layout's own class; plumbing for invalidation.
  public required convenience init(_everything everything: Bool, dataSourceCounts: Bool) {
    self.init()
    invalidateEverything = everything
    invalidateDataSourceCounts = dataSourceCounts
  }

  /// Whether all of the layout is to be computed again.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items may have changed.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items to lay out again, or nil if none were named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary views to lay out again, by kind, or nil if none were named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decoration views to lay out again, by kind, or nil if none were named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// How far the content is to be scrolled along with the invalidation, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// How much the content's size changes with the invalidation, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// Where the items that a user carries were, or nil if none are carried.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the items that a user carries go, or nil if none are carried.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the user holds the items, in the collection view's coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Names items to lay out again.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views to lay out again.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration views to lay out again.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
