import UIKit

protocol MosaicLayoutDelegate: AnyObject {
  func collectionView(_ view: UICollectionView, heightForItemAt path: IndexPath) -> CGFloat
}

/// Columns of items with heights of their own.
final class MosaicLayout: UICollectionViewLayout {
  weak var delegate: MosaicLayoutDelegate?
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  private var columns: Int {
    collectionView?.traitCollection.horizontalSizeClass == .regular ? 3 : 2
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func prepare() {
    super.prepare()
    guard cache.isEmpty, let view = collectionView else { return }
    let width = view.bounds.width / CGFloat(columns)
    var bottoms = [CGFloat](repeating: 0, count: columns)
    for item in 0..<view.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let column = bottoms.firstIndex(of: bottoms.min() ?? 0) ?? 0
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let height = delegate?.collectionView(view, heightForItemAt: path) ?? 100
      attributes.frame = CGRect(
        x: CGFloat(column) * width,
        y: bottoms[column],
        width: width,
        height: height
      ).insetBy(dx: 4, dy: 4)
      bottoms[column] += height
      cache.append(attributes)
    }
    height = bottoms.max() ?? 0
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache[indexPath.item]
  }

  override func invalidateLayout() {
    super.invalidateLayout()
    cache.removeAll()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// A flow layout that keeps items at the left.
final class LeftAlignedLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let found = super.layoutAttributesForElements(in: rect) else { return nil }
    let copies = found.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    var left = sectionInset.left
    var bottom: CGFloat = -1
    for attributes in copies where attributes.representedElementCategory == .cell {
      if attributes.frame.minY >= bottom { left = sectionInset.left }
      attributes.frame.origin.x = left
      left += attributes.frame.width + minimumInteritemSpacing
      bottom = max(bottom, attributes.frame.maxY)
    }
    return copies
  }
}
