/// Decides where the elements of a collection view are.
///
/// A subclass computes in `prepare()`, and answers what is in a rectangle and where one element is.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses this layout.
  open internal(set) weak var collectionView: UICollectionView?

  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  var update: LayoutUpdate?

  /// Creates a layout that no collection view uses yet.
  public override init() {}

  /// Creates a layout from an archive, of which this platform has none.
  public required init?(coder: NSCoder) {}

  /// The class of the attributes the layout creates.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts in which the layout is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Marks the whole layout as out of date.
  ///
  /// The work is done in the next layout pass, however often this is called before.
  open func invalidateLayout() {
    invalidateLayout(with: makeInvalidationContext(everything: true))
  }

  /// Marks the part of the layout that the context describes as out of date.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutDidInvalidate(with: context)
  }

  /// The direction in which the layout places elements.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored where the collection view runs in the other direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Registers the class of a decoration view; nil takes the registration back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// Computes the layout; called before anything is asked after an invalidation.
  open func prepare() {}

  /// The size of all the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of every element that touches a rectangle.
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

  /// Returns whether other bounds call for another layout; asked before the bounds change.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns what other bounds invalidate.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext(everything: false)
  }

  /// Returns whether a view that would rather have other attributes gets another layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns what is to be laid out again for a view that would rather have other attributes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext(of: originalAttributes)
  }

  /// Whether views are asked which size they would rather have.
  var asksForPreferredSizes: Bool { true }

  /// Called within the module when the collection view's traits or direction changed.
  func environmentDidChange() {
    if flipsHorizontallyInOppositeLayoutDirection { invalidateLayout() }
  }

  /// Called within the module when the data changed and a new layout is about to be computed.
  func dataDidChange(_ mapping: PositionMapping) {}

  /// Called within the module before the content is scrolled to an item.
  func willScroll(to item: ItemPosition, at position: UICollectionView.ScrollPosition) {}

  /// Returns where scrolling should end when a finger lets go.
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

  /// Called when everything about an update was asked.
  open func finalizeCollectionViewUpdates() {}

  /// Called when the bounds get another size in an animation; the parameter is what they were.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called when everything about an animated change of bounds was asked.
  open func finalizeAnimatedBoundsChange() {}

  /// Called when another layout is about to take over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called when this layout is about to take over from another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called when everything about a change of layout was asked.
  open func finalizeLayoutTransition() {}

  /// Returns how an item looks when it starts to appear; nil is as it looks in the end.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadedArrival(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Returns how an item looks when it has disappeared; nil is as it looked before.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadedDeparture(.cell(itemIndexPath))
  }

  /// Returns how a supplementary view looks when it starts to appear.
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

  /// Returns how a decoration view looks when it starts to appear.
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

  /// Returns where an item goes that a user carries to a point.
  ///
  /// By default that is the place of the item that is there.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    targetPath(of: previousIndexPath, at: position)
  }

  /// Returns how an item looks that a user carries; by default in front of everything else.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    carriedAttributes(at: indexPath, position)
  }

  /// Returns what is to be laid out again when a user carries items on.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(targetIndexPaths, previousIndexPaths, at: targetPosition)
  }

  /// Returns what is to be laid out again when a user put items down, or was kept from it.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(indexPaths, previousIndexPaths, at: .zero)
  }
}
