extension UICollectionViewLayout {
  /// Returns the item at a point, or the item that is being moved if there is none.
  func targetPath(of previous: IndexPath, at point: CGPoint) -> IndexPath {
    collectionView?.frontmostItem(at: point)?.indexPath ?? previous
  }

  /// In front of everything else, because the user holds it.
  private static let carriedZIndex = 1_000_000

  func carriedAttributes(
    at indexPath: IndexPath,
    _ point: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = point
    attributes.zIndex = Self.carriedZIndex
    return attributes
  }

  func movementContext(
    _ targets: [IndexPath],
    _ previous: [IndexPath],
    at point: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext(everything: false)
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.interactiveMovementTarget = point
    return context
  }
}
