extension UICollectionViewCompositionalLayout {
  /// Whether elements change when the collection view scrolls.
  var followsOffset: Bool {
    placement.hasPinnedViews || hasHandlers
  }

  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    guard
      context.invalidateEverything || context.invalidateDataSourceCounts || context.isBare
    else { return }
    staleness.isComplete = true
    if update == nil { forgetFits() }
  }

  /// A new size of the collection view changes the containers of the sections; a new width changes
  /// the space for the views, so all of them are measured again.
  func context(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext(everything: false)
    context.isAboutOffset = true
    guard let bounds = collectionView?.bounds, bounds.size != newBounds.size else { return context }
    staleness.isComplete = true
    if axis.other.length(of: bounds.size) != axis.other.length(of: newBounds.size) { forgetFits() }
    return context
  }
}
