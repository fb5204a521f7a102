@testable import Roster

/// Rows of one height below each other, found by arithmetic, so that only the list itself is measured.
final class RowsLayout: UICollectionViewLayout {
  private static let rowHeight: CGFloat = 44

  private var count = 0
  private var width: CGFloat = 0

  override func prepare() {
    super.prepare()
    count = collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0
    width = collectionView?.bounds.width ?? 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: CGFloat(count) * Self.rowHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let first = min(count, max(0, Int(rect.minY / Self.rowHeight)))
    let end = min(count, max(first, Int((rect.maxY / Self.rowHeight).rounded(.up))))
    return (first..<end).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0,
      y: CGFloat(indexPath.item) * Self.rowHeight,
      width: width,
      height: Self.rowHeight
    )
    return attributes
  }
}
