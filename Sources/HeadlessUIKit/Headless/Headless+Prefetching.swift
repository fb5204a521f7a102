extension Headless {
  /// Has a collection view get cells ready for items that are not visible yet, as UIKit does when
  /// it has time.
  ///
  /// Such a cell is announced when it comes into sight, without another call to the data source,
  /// or never. It does nothing if the collection view does not prefetch, and for items that do not
  /// exist or have a cell.
  @preconcurrency @MainActor public static func prepareCells(
    at indexPaths: [IndexPath],
    in collectionView: UICollectionView
  ) {
    (collectionView.window ?? collectionView).layoutIfNeeded()
    collectionView.prepareCells(at: indexPaths)
  }

  /// Whether cells that leave the visible area stay ready to come back, as UIKit's do for a while.
  ///
  /// Off unless a test turns it on, so that it is clear which cell a data source gets.
  @preconcurrency @MainActor public static func keepCellsPrepared(
    _ isKept: Bool,
    in collectionView: UICollectionView
  ) {
    collectionView.activity.keepsCellsPrepared = isKept
  }

  /// Has a collection view give back the cells it has ready, as it does when they were not needed.
  @preconcurrency @MainActor public static func releasePreparedCells(
    in collectionView: UICollectionView
  ) {
    collectionView.recyclePreparedElements()
  }
}
