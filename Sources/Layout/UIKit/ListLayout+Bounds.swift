import Foundation
import RosterCore
import RosterPlatform

extension ListLayout {
  /// Places the list for other bounds, and holds what is at the top of the visible area there.
  ///
  /// It is done before the bounds are in force, because a context can only scroll by a distance that is
  /// known when it is made.
  func place(for newBounds: CGRect, in context: PlacedContext) {
    guard
      isUpToDate, let view = collectionView, !view.bounds.isEmpty, !newBounds.isEmpty,
      let source = view.dataSource as? any ListLayoutSource, hasCounts(of: view)
    else {
      staleness = .everything
      return
    }
    context.isPlaced = true
    // Where only the insets differ, somebody scrolls, and means to.
    let isHeld = axis == .vertical && newBounds.size != view.bounds.size
    let insets = view.adjustedContentInset
    let top = view.bounds.minY + insets.top
    let anchor = isHeld ? placement.anchor(from: top, to: view.bounds.maxY - insets.bottom) : nil
    let size = visibleSize(in: newBounds)
    let isAsBroad = axis.turned(size).width == breadth
    placedSize = size
    if isAsBroad {
      refit(source, in: view)
    } else {
      placeEverything(source, in: view)
    }
    guard let anchor, let start = placement.start(of: anchor.part) else { return }
    let least = -insets.top
    let most = max(least, placement.length + insets.bottom - newBounds.height)
    let wanted = start - anchor.start + view.bounds.minY
    context.contentOffsetAdjustment.y = min(max(wanted, least), most) - newBounds.minY
  }
}
