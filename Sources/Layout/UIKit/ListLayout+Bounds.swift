import Foundation
import RosterCore
import RosterPlatform

extension ListLayout {
  /// Places the list for other bounds, and holds what is seen first in place there.
  ///
  /// It is done before the bounds are in force, because a context can only scroll by a distance that is
  /// known when it is made.
  func context(forSize newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    guard
      let view = collectionView, !newBounds.isEmpty,
      // Where only the insets differ, somebody scrolls, and means to.
      newBounds.size != view.bounds.size,
      let context = context(placingFor: newBounds, in: view)
    else {
      staleness = .everything
      return UICollectionViewLayoutInvalidationContext()
    }
    return context
  }

  /// Places the list for other traits of the collection view, such as the size of texts, and holds what is
  /// seen first in place.
  package func traitsDidChange() {
    guard let view = collectionView, let context = context(placingFor: view.bounds, in: view) else {
      invalidateLayout()
      return
    }
    invalidateLayout(with: context)
  }

  /// Places the list anew.
  ///
  /// - Returns: A context that scrolls to what was seen first; nil if the list cannot be placed at once.
  private func context(
    placingFor newBounds: CGRect,
    in view: UICollectionView
  ) -> UICollectionViewLayoutInvalidationContext? {
    guard
      isUpToDate, !view.bounds.isEmpty, let source = view.dataSource as? any ListLayoutSource,
      hasCounts(of: view)
    else { return nil }
    let old = view.bounds
    let held = held(in: old)
    placedSize = visibleSize(in: newBounds)
    placeEverything(source, in: view)
    let context = PlacedContext()
    guard let held else { return context }
    context.contentOffsetAdjustment =
      shifted(
        .zero,
        by: adjustment(from: old, to: newBounds, holding: held, view.adjustedContentInset)
      ).origin
    return context
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
