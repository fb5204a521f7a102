/// Decides where the elements of a collection view are.
///
/// A subclass computes frames in `prepare()`, and then returns the attributes of elements in a
/// rectangle and of single elements.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses this layout.
  open var collectionView: UICollectionView? {
    viewReference?.item?.asView as? UICollectionView
  }

  /// Refers to the collection view without keeping it alive.
  var viewReference: LayoutItemReference?

  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  var update: LayoutUpdate?

  /// What the collection view is invalidating, while it calls `invalidateLayout()`.
  final var invalidation: UICollectionViewLayoutInvalidationContext?

  /// Creates a layout that no collection view uses yet.
  public override init() {}

  /// Creates a layout from an archive; archives do not exist on this platform.
  public required init?(coder: NSCoder) {}

  /// The class of the attributes the layout creates.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Invalidates the whole layout.
  ///
  /// It is computed again in the next layout pass, however often you call this method before. The
  /// context says nothing: only `reloadData` invalidates everything by name. The collection view
  /// calls this method as well, before the first layout, after a reload and for other bounds.
  open func invalidateLayout() {
    invalidateLayout(with: invalidation ?? makeInvalidationContext(everything: false))
  }

  /// Invalidates the part of the layout that the context describes.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutDidInvalidate(with: context)
  }

  /// The direction for which the layout was designed.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored in a collection view with the opposite direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Registers the class of a decoration view; nil removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Computes the layout; called after an invalidation before anything else is read.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of every element that intersects a rectangle.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns whether new bounds require a new layout; called before the bounds change.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns what new bounds invalidate.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext(everything: false)
  }

  /// Returns whether a view's preferred attributes require a new layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns what a view's preferred attributes invalidate.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext(of: originalAttributes)
  }

  /// Whether views are asked for their preferred size.
  var asksForPreferredSizes: Bool { true }

  /// Called within the module when the collection view's traits or direction have changed.
  func environmentDidChange() {
    if flipsHorizontallyInOppositeLayoutDirection { invalidateLayout() }
  }

  /// Called within the module when the data has changed and a new layout is about to be computed.
  func dataDidChange(_ mapping: PositionMapping) {}

  /// Called within the module before the collection view scrolls to an item.
  func willScroll(to item: ItemPosition, at position: UICollectionView.ScrollPosition) {}

  /// Returns where scrolling should stop after the finger is lifted.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns where the content should be after an update or a change of layout.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Called with the changes of an update, after the layout for the new data was prepared.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when the layout is no longer asked about an update.
  open func finalizeCollectionViewUpdates() {}

  /// Called when the size of the bounds changes in an animation; the parameter is their old value.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called when the layout is no longer asked about an animated change of bounds.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called when a change of layout is complete.
  open func finalizeLayoutTransition() {}

  /// Returns how an item looks when it begins to appear; nil means as in the end.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadedArrival(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Returns how an item looks when it has disappeared; nil means as before.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadedDeparture(.cell(itemIndexPath))
  }

  /// Returns how a supplementary view looks when it begins to appear.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadedArrival(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  /// Returns how a supplementary view looks when it has disappeared.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadedDeparture(.supplementary(elementKind, elementIndexPath))
  }

  /// Returns how a decoration view looks when it begins to appear.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadedArrival(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }

  /// Returns how a decoration view looks when it has disappeared.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadedDeparture(
      ElementKey(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath)
    )
  }

  /// Returns the supplementary views that disappear although their section stays.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views that appear although their section was there before.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that disappear although their section stays.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that appear although their section was there before.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the index path of an item that the user has moved to a point.
  ///
  /// By default, that is the index path of the item at the point.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    targetPath(of: previousIndexPath, at: position)
  }

  /// Returns the attributes of an item while the user moves it; by default it is in front of
  /// everything else.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    carriedAttributes(at: indexPath, position)
  }

  /// Returns what is invalidated while the user moves items.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(targetIndexPaths, previousIndexPaths, at: targetPosition)
  }

  /// Returns what is invalidated when the user has dropped items, or moving them was cancelled.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(indexPaths, previousIndexPaths, at: .zero)
  }
}
