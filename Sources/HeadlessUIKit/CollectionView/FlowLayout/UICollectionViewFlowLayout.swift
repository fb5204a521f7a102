/// Places items in lines, and the lines of each section between a header and a footer.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  var placement = FlowPlacement()
  var measures: [FlowMeasures] = []
  var staleness = FlowStaleness()

  /// The least space between the lines of a section, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidate(minimumLineSpacing != oldValue) }
  }

  /// The least space between the items of one line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidate(minimumInteritemSpacing != oldValue) }
  }

  /// The size of each item unless the delegate says another, in points.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidate(itemSize != oldValue) }
  }

  /// About how large an item is before its cell is asked for its size; zero asks no cell.
  open var estimatedItemSize = CGSize.zero {
    didSet { invalidate(estimatedItemSize != oldValue) }
  }

  /// Stands for an estimate the layout makes itself.
  ///
  /// The value is our own choice, because UIKit's is not documented.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  /// The direction in which the content grows.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidate(scrollDirection != oldValue) }
  }

  /// The size of headers, of which the scrolling dimension counts; zero means none.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidate(headerReferenceSize != oldValue) }
  }

  /// The size of footers, of which the scrolling dimension counts; zero means none.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidate(footerReferenceSize != oldValue) }
  }

  /// The space around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidate(sectionInset != oldValue) }
  }

  /// What the space around the items of a section is measured from.
  open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference =
    .fromContentInset
  {
    didSet { invalidate(sectionInsetReference != oldValue) }
  }

  /// Whether a header stays at the top of the visible area while its section is there.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidate(sectionHeadersPinToVisibleBounds != oldValue) }
  }

  /// Whether a footer stays at the bottom of the visible area while its section is there.
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
