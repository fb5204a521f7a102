extension Headless {
  /// Moves two fingers across a collection view from one item to another, which selects all items
  /// between them.
  ///
  /// Returns whether the delegate allowed this. If the items cannot be selected together, none is.
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
