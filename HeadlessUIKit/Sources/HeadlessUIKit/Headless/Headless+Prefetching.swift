extension Headless {
  /// Makes a collection view prefetch cells for items that are not visible yet, as UIKit does when
  /// it has time.
  ///
  /// Such a cell is displayed later without another call to the data source, or never. Nothing
  /// happens if the collection view does not prefetch, or for items that do not exist or have a
  /// cell.
  @preconcurrency @MainActor public static func prepareCells(
    at indexPaths: [IndexPath],
    in collectionView: UICollectionView
  ) {
    (collectionView.window ?? collectionView).layoutIfNeeded()
    collectionView.prepareCells(at: indexPaths)
  }

  /// Sets whether cells that leave the visible area are kept for a while, as UIKit keeps them.
  ///
  /// This is off by default, so that it is clear which cell a data source gets.
  @preconcurrency @MainActor public static func keepCellsPrepared(
    _ isKept: Bool,
    in collectionView: UICollectionView
  ) {
    collectionView.activity.keepsCellsPrepared = isKept
  }

  /// Makes a collection view put its prefetched cells back into the pool, as it does when they were
  /// not needed.
  @preconcurrency @MainActor public static func releasePreparedCells(
    in collectionView: UICollectionView
  ) {
    collectionView.recyclePreparedElements()
  }
}
