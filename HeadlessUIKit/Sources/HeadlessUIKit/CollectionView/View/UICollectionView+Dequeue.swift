extension UICollectionView {
  func dequeueCell(_ identifier: String, at indexPath: IndexPath) -> UICollectionViewCell {
    let key = ReuseRegistry.Key(category: .cell, identifier: identifier)
    if let view = dequeue(key, at: indexPath) as? UICollectionViewCell { return view }
    reportUnregistered(key, printedKind: "UICollectionElementKindCell")
    return UICollectionViewCell(frame: .zero)
  }

  func dequeueSupplementary(
    _ kind: String,
    _ identifier: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseRegistry.Key(category: .supplementaryView, kind: kind, identifier: identifier)
    if let view = dequeue(key, at: indexPath) { return view }
    reportUnregistered(key, printedKind: kind)
    return UICollectionReusableView(frame: .zero)
  }

  func reportUnregistered(_ key: ReuseRegistry.Key, printedKind: String) {
    activity.request?.hasFailed = true
    fail(
      key.category == .cell ? "F-DEQ-CELL" : "F-DEQ-SUPP",
      "could not dequeue a view of kind: \(printedKind) with identifier \(key.identifier) - must"
        + " register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  /// Returns the view being configured again, one from the pool, or a new one.
  ///
  /// Views that the data source does not return are found after the visible views are updated.
  func dequeue(_ key: ReuseRegistry.Key, at indexPath: IndexPath) -> UICollectionReusableView? {
    var request = activity.request
    if let asked = request?.indexPath, asked != indexPath { request = nil }
    if let existing = request?.existing, existing.reuseIdentifier == key.identifier {
      activity.dequeued[ObjectIdentifier(existing)] = DequeuedView(
        view: existing,
        sort: key,
        isShown: true
      )
      return existing
    }
    guard let view = pooledOrNewView(key, request?.attributes) else { return nil }
    activity.dequeued[ObjectIdentifier(view)] = DequeuedView(view: view, sort: key, isShown: false)
    return view
  }

  func pooledOrNewView(
    _ key: ReuseRegistry.Key,
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView? {
    guard let pool = registry.pool(key) else { return nil }
    let view: UICollectionReusableView
    if pool.viewClass != nil || pool.nib != nil, let pooled = pool.views.popLast() {
      view = pooled
      view.prepareForReuse()
    } else {
      guard let new = pool.newView(frame: attributes?.frame ?? .zero) else { return nil }
      view = new
      view.reuseIdentifier = key.identifier
    }
    view.adoptTraits(of: self)
    if let attributes { view.takeOn(attributes) }
    return view
  }

  /// Puts a view into the pool to be reused.
  func recycle(_ view: UICollectionReusableView, _ element: ElementKey) {
    guard let identifier = view.reuseIdentifier else { return }
    view.isHidden = true
    view.forgetAttributes()
    let kind = element.category == .cell ? nil : element.kind
    registry.pool(view, .init(category: element.category, kind: kind, identifier: identifier))
  }

  /// Forgets the views that were dequeued and not returned; those that were in the pool stay out of
  /// sight.
  func dropDequeued() {
    for dequeued in activity.dequeued.values where !dequeued.isShown {
      dequeued.view.removeFromSuperview()
    }
    activity.dequeued = [:]
  }

  func reportViewsThatWereNotReturned() {
    let view = activity.dequeued.values.first?.view
    dropDequeued()
    guard let view else { return }
    fail(
      "F-DEQ-LEAK",
      "Expected dequeued view to be returned to the collection view in preparation for display."
        + " When the collection view's data source is asked to provide a view for a given index"
        + " path, ensure that a single view is dequeued and returned to the collection view. Avoid"
        + " dequeuing views without a request from the collection view. For retrieving an existing"
        + " view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or"
        + " -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view:"
        + " <\(type(of: view))>; Collection view: \(failureText)"
    )
  }
}

extension ReuseRegistry.Pool {
  /// Returns a new view of the registered class, or the one in the registered nib.
  fileprivate func newView(frame: CGRect) -> UICollectionReusableView? {
    if let viewClass { return Headless.makeView(of: viewClass, frame: frame) }
    let objects = nib?.instantiate(withOwner: nil)
    return objects?.lazy.compactMap { $0 as? UICollectionReusableView }.first
  }
}
