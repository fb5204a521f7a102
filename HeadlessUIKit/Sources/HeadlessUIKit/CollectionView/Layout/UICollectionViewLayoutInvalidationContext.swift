/// A description of the parts of a layout that have become invalid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context that invalidates no particular part.
  public override init() {}

  /// Creates a context of a layout's own class, for invalidation.
  public required convenience init(_everything everything: Bool, dataSourceCounts: Bool) {
    self.init()
    invalidateEverything = everything
    invalidateDataSourceCounts = dataSourceCounts
  }

  /// Whether the whole layout has to be computed again.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items may have changed.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items to lay out again, or nil if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary views to lay out again, by kind, or nil if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decoration views to lay out again, by kind, or nil if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The change of the content offset that comes with the invalidation, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The change of the content size that comes with the invalidation, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// The previous index paths of items that the user moves, or nil if there are none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The new index paths of items that the user moves, or nil if there are none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the user holds the items, in the collection view's coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Whether the context concerns only where the content has scrolled to.
  final var isAboutOffset = false

  /// Whether the context names no part of the layout, so that it is about the whole.
  final var isBare: Bool {
    !isAboutOffset && invalidatedItemIndexPaths == nil
      && invalidatedSupplementaryIndexPaths == nil && invalidatedDecorationIndexPaths == nil
      && previousIndexPathsForInteractivelyMovingItems == nil
      && targetIndexPathsForInteractivelyMovingItems == nil
      && contentOffsetAdjustment == .zero && contentSizeAdjustment == .zero
  }

  /// Adds items to lay out again; each is kept once.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    var known = Set(invalidatedItemIndexPaths ?? [])
    invalidatedItemIndexPaths =
      (invalidatedItemIndexPaths ?? []) + indexPaths.filter { known.insert($0).inserted }
  }

  /// Adds supplementary views to lay out again.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views to lay out again.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
