extension Headless {
  /// Scrolls a section of a compositional layout that scrolls orthogonally, as a finger does.
  ///
  /// A positive distance, in points, shows later items. A finger that is lifted with a velocity, in
  /// points per millisecond, has the section move on, as its deceleration rate says. The section
  /// stops where its scrolling behavior determines, and as in UIKit no scroll view delegate is
  /// called. Returns the distance that was scrolled, which is zero for a section that does not
  /// scroll.
  @preconcurrency @MainActor @discardableResult
  public static func scrollSection(
    _ section: Int,
    by distance: CGFloat,
    velocity: CGFloat = 0,
    in collectionView: UICollectionView
  ) -> CGFloat {
    (collectionView.window ?? collectionView).layoutIfNeeded()
    let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    let way = layout?.dragSection(section, by: distance, velocity: velocity) ?? 0
    (collectionView.window ?? collectionView).layoutIfNeeded()
    return way
  }

  /// Returns how far a section of a compositional layout has scrolled orthogonally, in points.
  @preconcurrency @MainActor public static func offsetOfSection(
    _ section: Int,
    in collectionView: UICollectionView
  ) -> CGFloat {
    (collectionView.window ?? collectionView).layoutIfNeeded()
    guard let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.placement.sections.indices.contains(section)
    else { return 0 }
    return layout.scrolledOffset(ofSection: section)
  }
}
