extension UICollectionViewCompositionalLayout {
  /// Whether elements change when the content is scrolled.
  var followsOffset: Bool {
    placement.hasPinnedViews || hasHandlers
  }

  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    guard context.invalidateEverything || context.invalidateDataSourceCounts else { return }
    staleness.isComplete = true
    if update == nil { forgetFits() }
  }

  /// Another size of the collection view is other room for the sections; another width of lines is
  /// other room for the views, so all of them are asked again.
  func context(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext(everything: false)
    guard let bounds = collectionView?.bounds, bounds.size != newBounds.size else { return context }
    staleness.isComplete = true
    if axis.other.length(of: bounds.size) != axis.other.length(of: newBounds.size) { forgetFits() }
    return context
  }
}
