extension UICollectionView {
  /// Takes out the view that was made for an element before, with the attributes the element has.
  func preparedElement(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> CollectionContent.Element? {
    let key = attributes.key
    let generation = content.generation
    guard var element = content.prepared[key] else { return nil }
    element.attributes = attributes
    element.view.takeOn(attributes)
    fit(&element)
    guard content.generation == generation, content.prepared.removeValue(forKey: key) != nil else {
      return nil
    }
    return element
  }

  /// Gives back the views that were made and turned out not to be visible.
  func recycleUnusedElements() {
    recyclePrepared { !$0.isPrefetched }
  }

  /// Gives back all views that were made and not shown yet.
  func recyclePreparedElements() {
    recyclePrepared { _ in true }
  }

  private func recyclePrepared(where isUnused: (CollectionContent.Element) -> Bool) {
    for key in content.prepared.keys.sorted() {
      guard let element = content.prepared[key], isUnused(element) else { continue }
      content.prepared[key] = nil
      recycle(element.view, key)
    }
  }

  /// Gets cells ready for items that have none, if prefetching is enabled.
  func prepareCells(at indexPaths: [IndexPath]) {
    guard isPrefetchingEnabled, !activity.isBusy else { return }
    for position in indexPaths.compactMap({ ItemPosition($0) })
    where validCounts().contains(position) {
      let key = ElementKey.cell(position)
      guard content.displayed[key] == nil, content.prepared[key] == nil,
        let attributes = preparedAttributes(key)
      else { continue }
      guard var element = makeElement(attributes) else { continue }
      element.isPrefetched = true
      content.prepared[key] = element
    }
    reportViewsThatWereNotReturned()
  }

  /// Takes a cell out of sight that may come back, and tells so.
  func setAside(_ element: CollectionContent.Element, _ key: ElementKey) {
    element.view.removeFromSuperview()
    content.prepared[key] = element
    content.prepared[key]?.isPrefetched = true
    announceEnd(of: element.view, key)
  }

  /// Files the prepared elements under their new paths and gives back those that have none.
  func movePreparedElements(_ mapping: PositionMapping) {
    let prepared = content.prepared
    content.prepared = [:]
    for key in prepared.keys.sorted() {
      guard let element = prepared[key] else { continue }
      if let newKey = mapping.newKey(ofOld: key) {
        content.prepared[newKey] = element
      } else {
        recycle(element.view, key)
      }
    }
  }
}
