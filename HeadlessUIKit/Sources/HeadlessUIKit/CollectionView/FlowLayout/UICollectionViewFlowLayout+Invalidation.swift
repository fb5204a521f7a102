extension UICollectionViewFlowLayout {
  var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }

  var pinsBoundaries: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  func invalidate(_ isChanged: Bool) {
    if isChanged { invalidateLayout() }
  }

  /// Records what a context invalidates; a context without information about flow metrics
  /// invalidates everything.
  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    let isBroad = context.invalidateEverything || context.invalidateDataSourceCounts
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isAboutAll = isBroad || context.isBare && flow?.invalidateFlowLayoutDelegateMetrics != false
    if isAboutAll, update == nil { forgetFittedSizes() }
    guard !isBroad, let context = flow else {
      staleness.measures = true
      return
    }
    if context.invalidateFlowLayoutDelegateMetrics { staleness.measures = true }
    if context.invalidateFlowLayoutAttributes { staleness.places = true }
  }

  /// Returns whether the length of lines would change.
  func changesExtent(_ newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return axis.size(newBounds.size).width != axis.size(collectionView.bounds.size).width
  }

  /// Returns whether new bounds are scrolled across the layout's direction.
  private func movesAcross(_ newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return axis.isVertical
      ? newBounds.minX != bounds.minX : newBounds.minY != bounds.minY
  }

  /// Scrolling only moves pinned views, and nothing has to be measured again.
  ///
  /// A different length of lines changes the space for cells, so all of them are measured again. The
  /// delegate is not asked again: layouts and apps that want it to be invalidate its metrics.
  func context(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let changesExtent = changesExtent(newBounds)
    if changesExtent { forgetFittedSizes() }
    let context = makeInvalidationContext(everything: false)
    context.isAboutOffset = true
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = changesExtent || movesAcross(newBounds)
    }
    return context
  }

  /// A different preferred size only moves the section it is in, and what follows.
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
