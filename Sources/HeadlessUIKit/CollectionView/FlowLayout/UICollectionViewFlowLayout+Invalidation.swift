extension UICollectionViewFlowLayout {
  var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }

  var pinsBoundaries: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  func invalidate(_ isChanged: Bool) {
    if isChanged { invalidateLayout() }
  }

  /// A context that says nothing about a flow layout's metrics invalidates them.
  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else {
      needsPlacement = true
      return
    }
    let isBroad = context.invalidateEverything || context.invalidateDataSourceCounts
    let isFlow =
      context.invalidateFlowLayoutDelegateMetrics
      || context.invalidateFlowLayoutAttributes
    if isBroad || isFlow { needsPlacement = true }
  }

  /// Whether lines would be of another length.
  func changesExtent(_ newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return axis.size(newBounds.size).width != axis.size(collectionView.bounds.size).width
  }

  /// Scrolling moves pinned views only; nothing has to be measured again for that.
  func context(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let changesExtent = changesExtent(newBounds)
    let context = makeInvalidationContext(everything: false)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = changesExtent
      flow.invalidateFlowLayoutAttributes = changesExtent
    }
    return context
  }
}
