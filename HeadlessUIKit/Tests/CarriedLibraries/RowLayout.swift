import HeadlessUIKit

/// Rows of their own heights, in the way of published layouts.
///
/// It makes its attributes once, changes them in place and returns the same objects again; it
/// rebuilds its model when everything is invalid, and makes it follow the updates of a batch; and
/// what a batch inserts slides in from where the item behind it was.
open class RowLayout: UICollectionViewLayout {
  public var estimatedHeight: CGFloat = 50

  private var heights: [CGFloat] = []
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var needsModel = true
  private var oldFrames: [CGRect] = []
  private var inserted: Set<IndexPath> = []

  public private(set) var modelBuilds = 0

  override open func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if needsModel {
      needsModel = false
      modelBuilds += 1
      let count =
        collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
      heights = Array(repeating: estimatedHeight, count: count)
    }
    place()
  }

  private func place() {
    while attributes.count < heights.count {
      let path = IndexPath(item: attributes.count, section: 0)
      attributes.append(UICollectionViewLayoutAttributes(forCellWith: path))
    }
    let width = collectionView?.bounds.width ?? 0
    var y: CGFloat = 0
    for (item, height) in heights.enumerated() {
      attributes[item].frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
  }

  override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { needsModel = true }
    super.invalidateLayout(with: context)
  }

  override open var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: heights.reduce(0, +))
  }

  override open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.prefix(heights.count).filter { $0.frame.intersects(rect) }
  }

  override open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    indexPath.item < heights.count ? attributes[indexPath.item] : nil
  }

  override open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    oldFrames = attributes.prefix(heights.count).map(\.frame)
    var deletes: [Int] = []
    var inserts: [(Int, CGFloat)] = []
    for update in updateItems {
      switch (update.updateAction, update.indexPathBeforeUpdate, update.indexPathAfterUpdate) {
      case (.delete, let before?, _):
        deletes.append(before.item)
      case (.insert, _, let after?):
        inserts.append((after.item, estimatedHeight))
        inserted.insert(after)
      case (.move, let before?, let after?):
        deletes.append(before.item)
        inserts.append((after.item, heights[before.item]))
      default: break
      }
    }
    for item in deletes.sorted(by: >) { heights.remove(at: item) }
    for (item, height) in inserts.sorted(by: { $0.0 < $1.0 }) {
      heights.insert(height, at: item)
    }
    place()
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(itemIndexPath), itemIndexPath.item < oldFrames.count else { return nil }
    let old = IndexPath(item: itemIndexPath.item + 1, section: itemIndexPath.section)
    let start = UICollectionViewLayoutAttributes(forCellWith: old)
    start.frame = oldFrames[itemIndexPath.item]
    start.alpha = 0
    return start
  }

  override open func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    oldFrames = []
  }

  override open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size.height != originalAttributes.size.height
  }

  override open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.minY != collectionView?.bounds.minY
  }
}
