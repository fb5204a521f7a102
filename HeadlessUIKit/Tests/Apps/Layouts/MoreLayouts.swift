// Apps unwrap and cast by force.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// A flow layout whose first header stretches when the list is pulled down.
class StretchyHeaderLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let layoutAttributes = super.layoutAttributesForElements(in: rect)
    guard let offset = collectionView?.contentOffset,
      let inset = collectionView?.adjustedContentInset
    else {
      return layoutAttributes
    }
    if offset.y < -inset.top {
      let delta = abs(offset.y + inset.top)
      layoutAttributes?.forEach { attributes in
        guard attributes.representedElementKind == UICollectionView.elementKindSectionHeader else {
          return
        }
        attributes.frame = CGRect(
          x: 0,
          y: attributes.frame.minY - delta,
          width: attributes.frame.width,
          height: headerReferenceSize.height + delta
        )
      }
    }
    return layoutAttributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Cards side by side, of which the middle one is larger, and which stop in the middle.
final class CarouselLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    scrollDirection = .horizontal
    minimumLineSpacing = 16
    let side = (view.bounds.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    view.decelerationRate = .fast
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let view = collectionView, let found = super.layoutAttributesForElements(in: rect) else {
      return nil
    }
    let visible = CGRect(origin: view.contentOffset, size: view.bounds.size)
    return found.map { original in
      let attributes = original.copy() as! UICollectionViewLayoutAttributes
      let distance = abs(visible.midX - attributes.center.x)
      let scale = max(0.8, 1 - distance / visible.width * 0.4)
      attributes.transform3D = CATransform3DMakeScale(scale, scale, 1)
      attributes.alpha = scale
      attributes.zIndex = Int(scale * 100)
      return attributes
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let view = collectionView else { return .zero }
    let target = CGRect(origin: CGPoint(x: proposedContentOffset.x, y: 0), size: view.bounds.size)
    guard let found = super.layoutAttributesForElements(in: target), !found.isEmpty else {
      return proposedContentOffset
    }
    let nearest = found.min { abs($0.center.x - target.midX) < abs($1.center.x - target.midX) }!
    return CGPoint(x: nearest.center.x - view.bounds.width / 2, y: proposedContentOffset.y)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context =
      super.invalidationContext(forBoundsChange: newBounds)
      as! UICollectionViewFlowLayoutInvalidationContext
    context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    return context
  }
}

final class SeparatorView: UICollectionReusableView {
  static let kind = "separator"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    frame = layoutAttributes.frame
  }
}

/// A flow layout with lines between its rows.
final class SeparatorLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    minimumLineSpacing = 1
    register(SeparatorView.self, forDecorationViewOfKind: SeparatorView.kind)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let found = super.layoutAttributesForElements(in: rect) ?? []
    let lines = found.filter { $0.representedElementCategory == .cell && $0.indexPath.item > 0 }
      .compactMap {
        layoutAttributesForDecorationView(ofKind: SeparatorView.kind, at: $0.indexPath)
      }
    return found + lines
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let cell = layoutAttributesForItem(at: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind,
      with: indexPath
    )
    attributes.frame = CGRect(
      x: cell.frame.minX + 16,
      y: cell.frame.minY - 1,
      width: cell.frame.width - 16,
      height: 1
    )
    attributes.zIndex = Int.max
    return attributes
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
    attributes?.transform = CGAffineTransform(translationX: 0, y: 20)
    attributes?.alpha = 0
    return attributes
  }
}

/// Attributes that know when something is.
final class TimelineAttributes: UICollectionViewLayoutAttributes {
  var hour = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TimelineAttributes)?.hour = hour
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TimelineAttributes, other.hour == hour else { return false }
    return super.isEqual(object)
  }
}

/// A day with hours at the side, and what happens in it.
final class TimelineLayout: UICollectionViewLayout {
  static let hourKind = "hour"
  var hourHeight: CGFloat = 60 { didSet { if hourHeight != oldValue { invalidateLayout() } } }
  private var items: [TimelineAttributes] = []
  private var hours: [UICollectionViewLayoutAttributes] = []

  override class var layoutAttributesClass: AnyClass { TimelineAttributes.self }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: 24 * hourHeight)
  }

  override func prepare() {
    guard let view = collectionView else { return }
    let gutter: CGFloat = 56
    hours = (0..<24).map { hour in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: TimelineLayout.hourKind,
        with: IndexPath(item: hour, section: 0)
      )
      attributes.frame = CGRect(
        x: 0,
        y: CGFloat(hour) * hourHeight,
        width: gutter,
        height: hourHeight
      )
      return attributes
    }
    items = (0..<view.numberOfItems(inSection: 0)).map { item in
      let attributes = TimelineAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.hour = item * 2
      attributes.frame = CGRect(
        x: gutter,
        y: CGFloat(item * 2) * hourHeight,
        width: view.bounds.width - gutter,
        height: hourHeight * 1.5
      )
      return attributes
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (items as [UICollectionViewLayoutAttributes] + hours).filter { rect.intersects($0.frame) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items.first { $0.indexPath == indexPath }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == TimelineLayout.hourKind ? hours[indexPath.item] : nil
  }
}
