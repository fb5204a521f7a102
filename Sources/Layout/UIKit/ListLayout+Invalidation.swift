import RosterPlatform

extension ListLayout {
  /// Returns whether the list has to be placed again in other bounds.
  ///
  /// Sizes may also depend on the visible height.
  func changesSize(_ newBounds: CGRect) -> Bool {
    visibleSize(in: newBounds) != placedSize || sides != placedSides
  }

  /// Updates the list for other bounds: a new size changes frames, and scrolling moves only the
  /// sticky headers and footers.
  ///
  /// Those are the ones of all sections that are passed. Those that have left the visible area move
  /// as well, because collection views track more than they show.
  func follow(_ newBounds: CGRect, in context: PlacedContext) {
    guard !changesSize(newBounds) else { return place(for: newBounds, in: context) }
    context.isPlaced = true
    let area = placed(newBounds.union(collectionView?.bounds ?? newBounds))
    var visible = IndexSet(integersIn: placement.sections(from: area.minY, to: area.maxY))
    if placement.stickyHeaderLength > 0 { visible.insert(0) }
    if placement.stickyFooterLength > 0 { visible.insert(placement.sections.count - 1) }
    for section in visible { invalidateStickyItems(ofSection: section, in: area, context) }
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      context.invalidateSupplementaryElements(
        ofKind: kind,
        at: visible.filter {
          placement.sections[$0].layout.isSticky(kind) || isStickyBoundaryOfList(kind, $0)
        }
        .map { IndexPath(item: 0, section: $0) }
      )
    }
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether the context is about the whole layout: a reload says so, and `invalidateLayout()` makes a
  /// context that names nothing.
  ///
  /// Whether the context of a batch names the counts is not known, so it may be either.
  var isAboutEverything: Bool {
    if invalidateEverything || invalidateDataSourceCounts { return true }
    return invalidatedItemIndexPaths?.isEmpty != false
      && invalidatedSupplementaryIndexPaths?.isEmpty != false
      && invalidatedDecorationIndexPaths?.isEmpty != false
      && contentOffsetAdjustment == .zero && contentSizeAdjustment == .zero
  }

  /// Whether the user is moving an item, so that others have moved without a batch update.
  var isAboutMovement: Bool {
    targetIndexPathsForInteractivelyMovingItems?.isEmpty == false
      || previousIndexPathsForInteractivelyMovingItems?.isEmpty == false
  }
}

/// The invalidation context of a list layout.
final class PlacedContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the layout has placed the elements already and has nothing to compute.
  var isPlaced = false
}

extension ListLayout {
  /// Reports the sections whose arrangement returned too few frames.
  func reportMissingFrames() {
    guard placement.hasMissingFrames,
      let source = collectionView?.dataSource as? any ListLayoutSource
    else { return }
    for (index, section) in placement.sections.enumerated()
    where section.items.missingFrameCount > 0 {
      source.arrangement(ofSection: index, hasNoPlaceFor: section.items.missingFrameCount)
    }
  }
}
