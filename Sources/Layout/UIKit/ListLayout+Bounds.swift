import Foundation
import RosterCore
import RosterPlatform

extension ListLayout {
  /// Places the list for other bounds, and holds what is at the top of the visible area there.
  ///
  /// It is done before the bounds are in force, because a context can only scroll by a distance that is
  /// known when it is made.
  func context(forSize newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext()
    guard
      axis == .vertical, isUpToDate, let view = collectionView, !view.bounds.isEmpty,
      !newBounds.isEmpty,
      // Where only the insets differ, somebody scrolls, and means to.
      newBounds.size != view.bounds.size,
      let source = view.dataSource as? any ListLayoutSource, hasCounts(of: view)
    else {
      staleness = .everything
      return context
    }
    let insets = view.adjustedContentInset
    let top = view.bounds.minY + insets.top
    let anchor = placement.anchor(from: top, to: view.bounds.maxY - insets.bottom)
    placedSize = visibleSize(in: newBounds)
    placeEverything(source, in: view)
    guard let anchor, let start = placement.start(of: anchor.part) else { return PlacedContext() }
    let placed = PlacedContext()
    let least = -insets.top
    let most = max(least, placement.length + insets.bottom - newBounds.height)
    let wanted = start - anchor.start + view.bounds.minY
    placed.contentOffsetAdjustment.y = min(max(wanted, least), most) - newBounds.minY
    return placed
  }
}
