extension UICollectionViewFlowLayout {
  var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }

  var pinsBoundaries: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  func invalidate(_ isChanged: Bool) {
    if isChanged { invalidateLayout() }
  }

  /// Works out what a context makes stale; one that says nothing about a flow layout's metrics
  /// makes everything stale.
  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    let isBroad = context.invalidateEverything || context.invalidateDataSourceCounts
    if isBroad, update == nil { forgetFittedSizes() }
    guard !isBroad, let context = context as? UICollectionViewFlowLayoutInvalidationContext else {
      staleness.measures = true
      return
    }
    if context.invalidateFlowLayoutDelegateMetrics { staleness.measures = true }
    if context.invalidateFlowLayoutAttributes { staleness.places = true }
  }

  /// Whether lines would be of another length.
  func changesExtent(_ newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return axis.size(newBounds.size).width != axis.size(collectionView.bounds.size).width
  }

  /// Scrolling moves pinned views only; nothing has to be measured again for that.
  ///
  /// Lines of another length are other room for the cells, so all of them are asked again.
  func context(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let changesExtent = changesExtent(newBounds)
    if changesExtent { forgetFittedSizes() }
    let context = makeInvalidationContext(everything: false)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = changesExtent
      flow.invalidateFlowLayoutAttributes = changesExtent
    }
    return context
  }

  /// Another preferred size moves only the section it is in, and what follows.
  func context(
    forPreferredSizeOf attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext(of: attributes)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    return context
  }
}
