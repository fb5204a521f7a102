import RosterLayout
import RosterPlatform

extension UICollectionView {
  /// The size of the content as the layout has it, which during an update is ahead of the view's.
  private var layoutSize: CGSize { collectionViewLayout.collectionViewContentSize }

  /// Whether the list grows to the side.
  var isHorizontal: Bool { collectionViewLayout.listAxis == .horizontal }

  /// Whether the content begins at the right.
  var isMirrored: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// A rectangle of the view in the layout's space, or one of that space in the view: a layout does not
  /// know that it is mirrored.
  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var rect = rect
    rect.origin.x = layoutSize.width - rect.maxX
    return rect
  }

  /// Where the layout has an item, which during an update is ahead of the view.
  func layoutFrame(ofItemAt path: IndexPath) -> CGRect? {
    collectionViewLayout.layoutAttributesForItem(at: path).map { mirrored($0.frame) }
  }

  /// What the layout has in a rectangle of the view, and where that is in the view.
  func layoutAttributes(
    in rect: CGRect
  ) -> [(attributes: UICollectionViewLayoutAttributes, frame: CGRect)] {
    (collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? [])
      .map { (attributes: $0, frame: mirrored($0.frame)) }
  }

  /// The offset at which the beginning of the content is visible.
  var startOffset: CGPoint { restingOffset(along: -.greatestFiniteMagnitude) }

  /// The offset at which the end of the content is visible.
  var endOffset: CGPoint { restingOffset(along: .greatestFiniteMagnitude) }

  /// The nearest offset to a distance that the list is scrolled by in the direction in which it grows.
  private func restingOffset(along distance: CGFloat) -> CGPoint {
    restingOffset(
      for: isHorizontal
        ? CGPoint(x: isMirrored ? -distance : distance, y: contentOffset.y)
        : CGPoint(x: contentOffset.x, y: distance)
    )
  }

  /// Whether the end of the content is visible, or less than a point away.
  var isAtEnd: Bool {
    let end = endOffset
    guard isHorizontal else { return contentOffset.y >= end.y - 1 }
    return isMirrored ? contentOffset.x <= end.x + 1 : contentOffset.x >= end.x - 1
  }

  /// Whether something of a frame is behind the edge at which the visible part of the list begins.
  func isBeyondStart(_ frame: CGRect) -> Bool {
    let area = bounds.inset(by: adjustedContentInset)
    if !isHorizontal { return frame.maxY > area.minY }
    return isMirrored ? frame.minX < area.maxX : frame.maxX > area.minX
  }

  /// The nearest offset at which a finger could leave the content.
  func restingOffset(for offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    let least = CGPoint(x: -insets.left, y: -insets.top)
    let most = CGPoint(
      x: max(least.x, layoutSize.width + insets.right - bounds.width),
      y: max(least.y, layoutSize.height + insets.bottom - bounds.height)
    )
    return CGPoint(
      x: min(max(offset.x, least.x), most.x),
      y: min(max(offset.y, least.y), most.y)
    )
  }

  /// How far the content is scrolled from where it begins, in points.
  var distanceFromStart: CGPoint { distance(at: contentOffset) }

  /// How far the content is scrolled at an offset from where it begins, in points.
  func distance(at offset: CGPoint) -> CGPoint {
    let start = start(of: contentSize)
    let x = offset.x - start.x
    return CGPoint(x: isMirrored ? -x : x, y: offset.y - start.y)
  }

  /// The offset at a distance from where the content begins, whether or not there is so much of it.
  func offset(atDistance distance: CGPoint) -> CGPoint {
    let start = start(of: contentSize)
    let x = isMirrored ? -distance.x : distance.x
    return CGPoint(x: start.x + x, y: start.y + distance.y)
  }

  /// Scrolls to a distance from where the content begins, whether or not there is so much of it.
  func scroll(toDistance distance: CGPoint) {
    contentOffset = offset(atDistance: distance)
  }

  /// Scrolls to a distance from where the content begins, or to its end if there is less of it.
  func scroll(toDistanceWithinContent distance: CGPoint) {
    let insets = adjustedContentInset
    let room = CGPoint(
      x: max(0, layoutSize.width + insets.left + insets.right - bounds.width),
      y: max(0, layoutSize.height + insets.top + insets.bottom - bounds.height)
    )
    scroll(
      toDistance: CGPoint(
        x: min(max(0, distance.x), room.x),
        y: min(max(0, distance.y), room.y)
      )
    )
  }

  /// The offset of content of a size that nobody has scrolled.
  private func start(of size: CGSize) -> CGPoint {
    let insets = adjustedContentInset
    let left = -insets.left
    let right = max(left, size.width + insets.right - bounds.width)
    return CGPoint(x: isMirrored ? right : left, y: -insets.top)
  }
}
