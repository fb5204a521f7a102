/// A layout of items in lines, with a header and a footer for each section.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  var placement = FlowPlacement()
  var measures: [FlowMeasures] = []
  var staleness = FlowStaleness()

  /// The minimum space between the lines of a section, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidate(minimumLineSpacing != oldValue) }
  }

  /// The minimum space between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidate(minimumInteritemSpacing != oldValue) }
  }

  /// The size of items, in points, unless the delegate returns another.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidate(itemSize != oldValue) }
  }

  /// An estimate of the size of items, for cells that size themselves; zero turns self-sizing off.
  open var estimatedItemSize = CGSize.zero {
    didSet { invalidate(estimatedItemSize != oldValue) }
  }

  /// An estimate that the layout makes itself.
  ///
  /// UIKit does not document the value; this one was chosen for HeadlessUIKit.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  /// The direction in which the content grows.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidate(scrollDirection != oldValue) }
  }

  /// The size of headers, of which only the scrolling dimension is used; zero means none.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidate(headerReferenceSize != oldValue) }
  }

  /// The size of footers, of which only the scrolling dimension is used; zero means none.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidate(footerReferenceSize != oldValue) }
  }

  /// The insets of a section, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidate(sectionInset != oldValue) }
  }

  /// What the insets of a section are measured from.
  open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference =
    .fromContentInset
  {
    didSet { invalidate(sectionInsetReference != oldValue) }
  }

  /// Whether a header is pinned to the top of the visible area while its section is visible.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidate(sectionHeadersPinToVisibleBounds != oldValue) }
  }

  /// Whether a footer is pinned to the bottom of the visible area while its section is visible.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidate(sectionFootersPinToVisibleBounds != oldValue) }
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    placeSectionsIfNeeded()
  }

  override func dataDidChange(_ mapping: PositionMapping) {
    super.dataDidChange(mapping)
    followItems(mapping)
  }

  open override var collectionViewContentSize: CGSize {
    axis.size(placement.size)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    elements(in: axis.rect(rect))
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ItemPosition(indexPath).flatMap(itemAttributes)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ItemPosition(indexPath).flatMap { boundaryAttributes(elementKind, at: $0) }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsBoundaries || changesExtent(newBounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    context(forBoundsChange: newBounds)
  }

  override var asksForPreferredSizes: Bool { estimatedItemSize != .zero }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    follows(preferredAttributes, insteadOf: originalAttributes)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    note(preferredAttributes)
    return context(forPreferredSizeOf: originalAttributes)
  }
}
