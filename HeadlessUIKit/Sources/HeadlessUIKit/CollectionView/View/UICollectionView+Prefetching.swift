extension UICollectionView {
  /// Notifies the prefetching data source of the items that scrolling is about to show.
  ///
  /// UIKit does not document how far it looks ahead; here it is one page in the direction of
  /// scrolling.
  func prefetchAhead(from oldOffset: CGPoint) {
    guard isPrefetchingEnabled, let prefetchDataSource, oldOffset != contentOffset else { return }
    let ahead = itemsAhead(from: oldOffset)
    let announced = activity.prefetched
    activity.prefetched = Set(ahead)
    let fresh = ahead.filter { !announced.contains($0) }
    if !fresh.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: fresh.map(\.indexPath))
    }
    let stale = announced.subtracting(ahead).sorted()
    if !stale.isEmpty {
      prefetchDataSource.collectionView(
        self,
        cancelPrefetchingForItemsAt: stale.map(\.indexPath)
      )
    }
  }

  /// Returns the items on the next page that are not displayed, the nearest first.
  private func itemsAhead(from oldOffset: CGPoint) -> [ItemPosition] {
    let movement = CGPoint(x: contentOffset.x - oldOffset.x, y: contentOffset.y - oldOffset.y)
    let page = bounds.offsetBy(
      dx: movement.x.direction(ofLength: bounds.width),
      dy: movement.y.direction(ofLength: bounds.height)
    )
    prepareLayoutIfNeeded()
    let counts = validCounts()
    let positions = currentLayout.shownElements(in: page)
      .filter { $0.representedElementCategory == .cell && $0.frame.overlaps(page) }
      .compactMap { ItemPosition($0.indexPath) }
      .filter { counts.contains($0) && content.displayed[.cell($0)] == nil }
    let ascending = Set(positions).sorted()
    return movement.x + movement.y < 0 ? ascending.reversed() : ascending
  }
}

extension CGFloat {
  /// Returns a length with the sign of this number, or zero if the number is zero.
  fileprivate func direction(ofLength length: CGFloat) -> CGFloat {
    self == 0 ? 0 : (self < 0 ? -length : length)
  }
}
