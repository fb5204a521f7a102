import Foundation
import RosterCore
import RosterPlatform

extension ListLayout {
  /// Places the list for other bounds, and holds what is seen first in place there.
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
    let old = view.bounds
    let size = visibleSize(in: newBounds)
    let isAsBroad = axis.turned(size).width == breadth
    // Where only the insets along the list differ, somebody scrolls, and means to.
    let held = newBounds.size != old.size || !isAsBroad ? held(in: old) : nil
    let isSameSize = size == placedSize
    placedSize = size
    placedSides = sides
    if !isAsBroad {
      placeEverything(source, in: view)
    } else if !isSameSize {
      refit(source, in: view)
    }
    guard let held else { return }
    let distance = adjustment(from: old, to: newBounds, holding: held, view.adjustedContentInset)
    context.contentOffsetAdjustment = shifted(.zero, by: distance).origin
  }

  /// How far to scroll other bounds for a part to stand as far from the edge where the list begins as it
  /// stood, but not beyond the ends of the list.
  private func adjustment(
    from old: CGRect,
    to new: CGRect,
    holding part: HeldPart,
    _ insets: UIEdgeInsets
  ) -> CGFloat {
    let held = shifted(old, by: shift(of: old, holding: part))
    let (wanted, present, least, most): (CGFloat, CGFloat, CGFloat, CGFloat)
    switch axis {
    case .vertical:
      (wanted, present) = (held.minY, new.minY)
      (least, most) = (-insets.top, contentSize.height + insets.bottom - new.height)
    case .horizontal:
      (wanted, present) = (isMirrored ? held.maxX - new.width : held.minX, new.minX)
      (least, most) = (-insets.left, contentSize.width + insets.right - new.width)
    }
    return min(max(wanted, least), max(least, most)) - present
  }
}
