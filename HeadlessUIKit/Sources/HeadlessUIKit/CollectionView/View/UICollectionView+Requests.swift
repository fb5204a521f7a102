extension UICollectionView {
  /// Gets a view for an element from the data source or, for a decoration view, from the layout's
  /// registration; nil after a failure.
  ///
  /// The attributes are the initial ones; only the key identifies the element.
  func requestView(
    _ key: ElementKey,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      return requestSupplementary(kind, at: key.indexPath, attributes)
    case (.decorationView, let kind?):
      return makeDecoration(kind, attributes)
    default:
      return requestCell(key, attributes)
    }
  }

  /// Asks the data source for a cell, or to configure an existing one again.
  func requestCell(
    _ key: ElementKey,
    _ attributes: UICollectionViewLayoutAttributes?,
    existing: UICollectionReusableView? = nil
  ) -> UICollectionViewCell? {
    if isPlaceholder(key) { return requestPlaceholder(key, attributes) }
    guard let dataSource else { return nil }
    let path = modelPath(key)
    var request = ViewRequest(indexPath: path, attributes: attributes, existing: existing)
    let cell = performRequest(&request) {
      dataSource.collectionView(self, cellForItemAt: path)
    }
    guard !request.hasFailed else { return nil }
    if let existing, cell !== existing {
      dropDequeued()
      fail(
        "F-RECONF",
        "the cell returned for a reconfigured item must be the existing cell of that item;"
          + " dequeue it for index path \(key.indexPath.failureText) and return it"
      )
      return nil
    }
    guard takeDequeued(cell)?.category == .cell else {
      fail(
        "F-CELL-NOID",
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a"
          + " reuseIdentifier - cells must be retrieved by calling"
          + " -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
      )
      return nil
    }
    return cell
  }

  private func requestSupplementary(
    _ kind: String,
    at path: IndexPath,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    var request = ViewRequest(indexPath: path, attributes: attributes)
    let view = performRequest(&request) {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    guard !request.hasFailed else { return nil }
    guard let sort = takeDequeued(view), sort.category == .supplementaryView else {
      fail(
        "F-SUPP",
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath"
          + " (\(kind),\(path.failureText)) was not retrieved by calling"
          + " -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
          + " ((null))"
      )
      return nil
    }
    guard sort.kind == kind else {
      reportWrongKind(sort.kind, insteadOf: kind)
      return nil
    }
    return view
  }

  private func reportWrongKind(_ kind: String?, insteadOf requested: String) {
    fail(
      "F-SUPP-KIND",
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does"
        + " not match the element kind it is being used for. When asked for a view of element kind"
        + " '\(requested)' the data source dequeued a view registered for the element kind"
        + " '\(kind ?? "(null)")'."
    )
  }

  private func makeDecoration(
    _ kind: String,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let key = ReuseRegistry.Key(category: .decorationView, kind: kind, identifier: kind)
    registry[key] = currentLayout.decorationClasses[kind]
    if let view = pooledOrNewView(key, attributes) { return view }
    fail(
      "F-DEQ-DECO",
      "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or"
        + " connect a prototype in a storyboard"
    )
    return nil
  }

  private func performRequest<View>(_ request: inout ViewRequest, _ call: () -> View) -> View {
    let outer = activity.request
    activity.request = request
    RegistrationIdentity.callsForViews += 1
    let view = call()
    RegistrationIdentity.callsForViews -= 1
    request = activity.request ?? request
    activity.request = outer
    return view
  }

  /// Returns the reuse key of a returned view, or nil if it was not dequeued or is in use already.
  ///
  /// After such a failure, views that were dequeued and not returned are not reported again.
  private func takeDequeued(_ view: UICollectionReusableView) -> ReuseRegistry.Key? {
    if let taken = activity.dequeued.removeValue(forKey: ObjectIdentifier(view)) {
      return taken.sort
    }
    dropDequeued()
    return nil
  }
}
