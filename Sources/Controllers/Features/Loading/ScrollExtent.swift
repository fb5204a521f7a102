import RosterPlatform

/// The items and the distance beyond the screen, at both ends of a list.
@MainActor
struct ScrollExtent {
  private struct Side {
    let distance: CGFloat
    let items: Int?
  }

  private let start: Side
  private let end: Side
  private let length: CGFloat

  /// Determines the extent; `nil` if nothing of the list is on screen.
  init?(of collectionView: UICollectionView, _ list: Snapshot) {
    guard collectionView.viewport != nil else { return nil }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let size = collectionView.contentSize
    let isSideways = size.width > visible.width && size.height <= visible.height
    let (first, last) = list.itemsBeyond(collectionView.indexPathsInSight)
    length = isSideways ? visible.width : visible.height
    let beside = (left: visible.minX, right: size.width - visible.maxX)
    let isMirrored = collectionView.isMirrored
    let before = isMirrored ? beside.right : beside.left
    let after = isMirrored ? beside.left : beside.right
    start = Side(distance: isSideways ? before : visible.minY, items: first)
    end = Side(distance: isSideways ? after : size.height - visible.maxY, items: last)
  }

  /// Whether an end of the list is near.
  func isNear(_ edge: PageLoader.Edge, within threshold: PageLoader.Threshold) -> Bool {
    let side = edge == .start ? start : end
    return threshold.isNear(items: side.items, distance: side.distance, length: length)
  }
}

extension Snapshot {
  /// Returns the number of items before the first and after the last of some items; `nil` if the
  /// list has items, but none of these.
  ///
  /// - Complexity: O(number of sections + number of paths).
  fileprivate func itemsBeyond(_ paths: [IndexPath]) -> (before: Int?, after: Int?) {
    let counts = counts
    let total = counts.reduce(0, +)
    guard total > 0 else { return (0, 0) }
    guard let first = paths.min().map(Position.init), let last = paths.max().map(Position.init)
    else { return (nil, nil) }
    let before = counts.prefix(first.section).reduce(first.item, +)
    let through = counts.prefix(last.section).reduce(last.item + 1, +)
    return (before, total - through)
  }
}
