extension UICollectionView {
  typealias VisibleElements = (
    attributes: [UICollectionViewLayoutAttributes], places: [ElementKey: Int]
  )

  /// Displays the elements in the visible area and removes all others.
  ///
  /// While views ask for other sizes nothing is removed, because the layout changes again.
  func updateDisplayedElements() {
    if let shown = content.takeShown(in: bounds), activity.movement == nil {
      return fitDisplayedElements(shown)
    }
    let wanted = visibleElements().attributes
    let generation = content.generation
    for attributes in wanted {
      show(attributes)
      guard content.generation == generation else { return }
    }
    guard !content.needsPreparation else { return }
    let visible = Set(wanted.lazy.map(\.key))
    for key in content.orderedKeys where !visible.contains(key) {
      guard let element = content.displayed.removeValue(forKey: key) else { continue }
      let isTypedInto = element.view.firstResponderInside != nil
      if activity.keepsCellsPrepared, isPrefetchingEnabled, key.category == .cell, !isTypedInto {
        setAside(element, key)
      } else {
        endDisplay(of: element.view, key)
      }
      guard content.generation == generation else { return }
    }
  }

  /// Returns the attributes of the elements in the visible area, and the index of each element among them.
  ///
  /// Supplementary views come after everything else, as they are asked for after cells. An element that
  /// only touches the edge of the area is not visible. Of duplicate attributes the last ones
  /// count, and a cell for an item that does not exist is a failure.
  func visibleElements() -> VisibleElements {
    let visible = bounds
    guard !visible.isEmpty else { return ([], [:]) }
    let counts = validCounts()
    var result: [UICollectionViewLayoutAttributes] = []
    var places: [ElementKey: Int] = [:]
    let elements = placeCarriedItem(
      in: content.elements(in: visible.tiled, visible, asking: currentLayout)
    )
    result.reserveCapacity(elements.count)
    places.reserveCapacity(elements.count)
    for attributes in supplementaryViewsLast(elements)
    where currentLayout.shownFrame(of: attributes).overlaps(visible) || isCarried(attributes) {
      let key = attributes.key
      guard key.category != .cell || ItemPosition(key.indexPath).map(counts.contains) == true else {
        fail(
          "F-ATTR-NOCELL",
          "UICollectionView received layout attributes for a cell with an index path that does not"
            + " exist: \(key.indexPath.failureText)"
        )
        continue
      }
      if let place = places[key] {
        result[place] = attributes
      } else {
        places[key] = result.count
        result.append(attributes)
      }
    }
    return (result, places)
  }

  private func supplementaryViewsLast(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    func isLast(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
      attributes.representedElementCategory == .supplementaryView
    }
    guard elements.contains(where: isLast) else { return elements }
    return elements.filter { !isLast($0) } + elements.filter(isLast)
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.key
    if content.displayed[key] != nil {
      update(key, attributes)
      fitDisplayed(key)
      return
    }
    guard let element = preparedElement(attributes) ?? makeElement(attributes) else { return }
    if content.needsPreparation {
      prepare(element, key)
    } else {
      present(element)
    }
  }

  /// Applies attributes to a displayed view, if they have changed.
  func update(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    guard let element = content.displayed[key] else { return }
    let preparation = content.preparations
    let isFresh = element.preparation != preparation
    content.displayed[key]?.preparation = preparation
    guard !element.attributes.isEqual(attributes) else { return }
    change(element, to: attributes, isFresh: isFresh)
  }

  /// Applies attributes that differ from those of a displayed element.
  ///
  /// Without a new layout, those of supplementary views must not differ.
  func change(
    _ element: CollectionContent.Element,
    to attributes: UICollectionViewLayoutAttributes,
    isFresh: Bool
  ) {
    let key = attributes.key
    guard isFresh || key.category != .supplementaryView else {
      reportChangedAttributes(from: element.attributes, to: attributes)
      return
    }
    content.displayed[key]?.attributes = attributes.duplicate()
    element.view.takeOnChanged(attributes)
    if element.attributes.zIndex != attributes.zIndex {
      insert(element.view, key, zIndex: attributes.zIndex)
    }
  }

  /// Makes a view for an element that appears while a batch is committed.
  ///
  /// `initial` are the attributes with which the element appears, in the coordinates of the layout,
  /// which may change them until the view has been measured. Returns whether the view is displayed.
  @discardableResult
  func display(
    _ attributes: UICollectionViewLayoutAttributes,
    initial: UICollectionViewLayoutAttributes?
  ) -> Bool {
    let layout = currentLayout
    let generation = content.generation
    let element =
      preparedElement(attributes) ?? makeElement(attributes, initial: initial.map(layout.mirrored))
    guard let element else { return false }
    if let initial { element.view.takeOn(layout.mirrored(initial)) }
    present(element)
    let isStillShown = content.generation == generation
    if initial != nil, isStillShown { element.view.takeOn(attributes) }
    return isStillShown
  }

  /// Gets a view for an element from the data source, and measures it.
  func makeElement(
    _ attributes: UICollectionViewLayoutAttributes,
    initial: UICollectionViewLayoutAttributes? = nil
  ) -> CollectionContent.Element? {
    let key = attributes.key
    let generation = content.generation
    guard let view = requestView(key, initial ?? attributes) else { return nil }
    view.takeOn(initial ?? attributes)
    var element = CollectionContent.Element(view: view, attributes: attributes.duplicate())
    if content.generation == generation { fitWithState(&element) }
    // While the collection view is busy, callbacks cannot make it display anything else.
    let isOnlyOne =
      activity.isBusy || content.displayed[key] == nil && content.prepared[key] == nil
    guard content.generation == generation, isOnlyOne else {
      recycle(view, key)
      return nil
    }
    return element
  }

  private func reportChangedAttributes(
    from old: UICollectionViewLayoutAttributes,
    to new: UICollectionViewLayoutAttributes
  ) {
    fail(
      "F-ATTR-CHANGED",
      "layout attributes for supplementary item at index path (\(new.indexPath.failureText))"
        + " changed from \(old.failureText) to \(new.failureText) without invalidating the layout"
    )
  }

  /// Adds an element's view to the hierarchy and notifies the delegate.
  private func present(_ element: CollectionContent.Element) {
    let key = element.attributes.key
    var shown = element
    shown.isPrefetched = false
    shown.preparation = content.preparations
    content.displayed[key] = shown
    if let position = ItemPosition(key.indexPath) { activity.prefetched.remove(position) }
    element.view.show()
    insert(element.view, key, zIndex: element.attributes.zIndex)
    if let cell = element.view as? UICollectionViewCell {
      if let position = ItemPosition(key.indexPath) { showSeparators(of: cell, at: position) }
      cell.updateConfigurationIfNeeded()
    }
    announceDisplay(of: element.view, key)
  }

  /// Inserts a view in front of those with the same or a smaller z-index, and behind the others.
  private func insert(_ view: UICollectionReusableView, _ key: ElementKey, zIndex: Int) {
    let container = container(of: key)
    if container === self, zIndex >= content.highestZIndex {
      content.highestZIndex = zIndex
      addSubview(view)
      return
    }
    let nearer = content.displayed.values.lazy
      .filter {
        $0.attributes.zIndex > zIndex && $0.view !== view && $0.view.superview === container
      }
      .map { ObjectIdentifier($0.view) }
    let nearerViews = Set(nearer)
    let first =
      nearerViews.isEmpty
      ? nil : container.subviews.first { nearerViews.contains(ObjectIdentifier($0)) }
    if let first {
      container.insertSubview(view, belowSubview: first)
    } else {
      container.addSubview(view)
    }
  }

  private func announceDisplay(of view: UICollectionReusableView, _ key: ElementKey) {
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    } else if let kind = key.kind, key.category == .supplementaryView {
      delegate?.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: kind,
        at: key.indexPath
      )
    }
  }

  /// Hides a view, which stays a subview as recorded on iOS 26.1, notifies the delegate and puts the
  /// view into the pool, unless the user is typing in it.
  func endDisplay(of view: UICollectionReusableView, _ key: ElementKey) {
    guard view.firstResponderInside == nil else { return keepAlive(view, key) }
    view.isHidden = true
    announceEnd(of: view, key)
    recycle(view, key)
  }

  func announceEnd(of view: UICollectionReusableView, _ key: ElementKey) {
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    } else if let kind = key.kind, key.category == .supplementaryView {
      delegate?.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: kind,
        at: key.indexPath
      )
    }
  }

  func endDisplayOfDiscarded() {
    let discarded = content.discarded
    content.discarded = []
    for (key, element) in discarded {
      element.view.endEditing(true)
      endDisplay(of: element.view, key)
    }
  }

  func replaceBackground(_ old: UIView?) {
    if let old, old !== backgroundView, old.superview === self { old.removeFromSuperview() }
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }
}

extension CGRect {
  /// The smallest rectangle around this one in a grid of rectangles of its size: what a layout is
  /// asked for, as recorded on iOS 26.1.
  fileprivate var tiled: CGRect {
    let (left, right) = Self.ends(minX, maxX, width)
    let (top, bottom) = Self.ends(minY, maxY, height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func ends(
    _ start: CGFloat,
    _ end: CGFloat,
    _ length: CGFloat
  ) -> (CGFloat, CGFloat) {
    guard length > 0 else { return (start, end) }
    return ((start / length).rounded(.down) * length, (end / length).rounded(.up) * length)
  }
}
