import RosterPlatform

extension ListLayout {
  /// Whether the list has to be placed anew in other bounds.
  ///
  /// Sizes may depend on the visible height as well.
  func changesSize(_ newBounds: CGRect) -> Bool {
    visibleSize(in: newBounds) != placedSize
  }

  /// Whether a cell has to stay that is scrolled out of sight.
  ///
  /// A collection view does not ask again for what it has been told of an area, unless that has become
  /// invalid.
  var holdsItems: Bool {
    let source = collectionView?.dataSource as? any ListLayoutSource
    return source?.heldItems { _ in true }.isEmpty == false
  }

  /// A change of size invalidates everything, and scrolling the sticky headers and footers alone.
  func context(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    guard !changesSize(newBounds) else { return self.context(forSize: newBounds) }
    let context = PlacedContext()
    let area = placed(newBounds)
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
    return context
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether a person carries an item, so that others have changed places without a batch of updates.
  var isAboutMovement: Bool {
    targetIndexPathsForInteractivelyMovingItems?.isEmpty == false
      || previousIndexPathsForInteractivelyMovingItems?.isEmpty == false
  }
}
