extension UICollectionView {
  /// Removes and returns the view that was prefetched for an element, with the element's
  /// attributes.
  func preparedElement(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> CollectionContent.Element? {
    guard !content.prepared.isEmpty else { return nil }
    let key = attributes.key
    let generation = content.generation
    guard var element = content.prepared[key] else { return nil }
    element.attributes = attributes
    element.view.takeOn(attributes)
    fitWithState(&element)
    guard content.generation == generation, content.prepared.removeValue(forKey: key) != nil else {
      return nil
    }
    return element
  }

  /// Puts views into the pool that were made but are not visible.
  func recycleUnusedElements() {
    recyclePrepared { !$0.isPrefetched }
  }

  /// Puts all prefetched views into the pool.
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

  /// Prefetches cells for items that have none, if prefetching is enabled.
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
      prepare(element, key)
    }
    reportViewsThatWereNotReturned()
  }

  /// Keeps a view that is out of sight, for its element.
  func prepare(_ element: CollectionContent.Element, _ key: ElementKey) {
    element.view.isHidden = true
    content.prepared[key] = element
  }

  /// Sets a cell aside that may be displayed again, and notifies the delegate.
  func setAside(_ element: CollectionContent.Element, _ key: ElementKey) {
    prepare(element, key)
    content.prepared[key]?.isPrefetched = true
    announceEnd(of: element.view, key)
  }

  /// Moves the prefetched elements to their new index paths, and puts those of deleted items into
  /// the pool.
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
