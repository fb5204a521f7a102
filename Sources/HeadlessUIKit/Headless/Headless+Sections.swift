extension Headless {
  /// Scrolls a section of a compositional layout that scrolls across the others, as a finger does.
  ///
  /// A positive distance, in points, shows what comes later. The section comes to rest where its
  /// behavior says; no scroll view delegate hears of it, as in UIKit. Returns how far it went, which
  /// is nothing for a section that does not scroll.
  @preconcurrency @MainActor @discardableResult
  public static func scrollSection(
    _ section: Int,
    by distance: CGFloat,
    in collectionView: UICollectionView
  ) -> CGFloat {
    (collectionView.window ?? collectionView).layoutIfNeeded()
    let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    let way = layout?.dragSection(section, by: distance) ?? 0
    (collectionView.window ?? collectionView).layoutIfNeeded()
    return way
  }

  /// How far a section of a compositional layout is scrolled across the others, in points.
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
