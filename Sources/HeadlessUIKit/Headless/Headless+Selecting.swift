extension Headless {
  /// Draws two fingers across a collection view from one item to another, which selects all between.
  ///
  /// Returns whether the delegate let that begin. Where the items cannot be selected together, none
  /// is.
  @preconcurrency @MainActor @discardableResult
  public static func selectByDragging(
    from first: IndexPath,
    to last: IndexPath,
    in collectionView: UICollectionView
  ) -> Bool {
    (collectionView.window ?? collectionView).layoutIfNeeded()
    return collectionView.selectByDragging(from: first, to: last)
  }
}
