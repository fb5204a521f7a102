import RosterPlatform

extension ListLayout {
  /// Whether the list has to be placed anew in other bounds.
  ///
  /// Sizes may depend on the visible height as well.
  func changesSize(_ newBounds: CGRect) -> Bool {
    visibleSize(in: newBounds) != placedSize || sides != placedSides
  }

  /// Brings the list into other bounds: another size calls for other places, and scrolling moves the
  /// sticky headers and footers alone.
  ///
  /// They are those of all sections that are passed over. What has left the visible area stands
  /// elsewhere too, and collection views know more than they show.
  func follow(_ newBounds: CGRect, in context: PlacedContext) {
    guard !changesSize(newBounds) else { return place(for: newBounds, in: context) }
    context.isPlaced = true
    let area = placed(newBounds.union(collectionView?.bounds ?? newBounds))
    let visible = placement.sections(from: area.minY, to: area.maxY)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      context.invalidateSupplementaryElements(
        ofKind: kind,
        at: visible.filter { placement.sections[$0].layout.isSticky(kind) }
          .map { IndexPath(item: 0, section: $0) }
      )
    }
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether a person carries an item, so that others have changed places without a batch of updates.
  var isAboutMovement: Bool {
    targetIndexPathsForInteractivelyMovingItems?.isEmpty == false
      || previousIndexPathsForInteractivelyMovingItems?.isEmpty == false
  }
}

/// The context in which a list layout is invalidated.
final class PlacedContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the layout knows already where elements stand, and has nothing to compute.
  var isPlaced = false
}

extension ListLayout {
  /// Reports the sections whose arrangement returned too few frames.
  func reportMissingFrames() {
    guard let source = collectionView?.dataSource as? any ListLayoutSource else { return }
    for (index, section) in placement.sections.enumerated()
    where section.items.missingFrameCount > 0 {
      source.arrangement(ofSection: index, hasNoPlaceFor: section.items.missingFrameCount)
    }
  }
}
