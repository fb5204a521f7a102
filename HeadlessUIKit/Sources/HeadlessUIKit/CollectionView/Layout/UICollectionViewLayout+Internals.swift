extension UICollectionViewLayout {
  /// Returns a context of the class that this layout uses.
  func makeInvalidationContext(
    everything: Bool,
    dataSourceCounts: Bool = false
  ) -> UICollectionViewLayoutInvalidationContext {
    let requested: AnyClass = Self.invalidationContextClass
    let contextClass = requested as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? UICollectionViewLayoutInvalidationContext.self)
      .init(_everything: everything, dataSourceCounts: dataSourceCounts)
  }

  /// Invalidates what a context describes, as the collection view does: by calling
  /// `invalidateLayout()`, which passes the context on.
  func invalidateByName(_ context: UICollectionViewLayoutInvalidationContext) {
    let outer = invalidation
    invalidation = context
    invalidateLayout()
    invalidation = outer
  }

  /// Returns a context that invalidates one element.
  func makeInvalidationContext(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext(everything: false)
    let paths = [attributes.indexPath]
    switch (attributes.representedElementCategory, attributes.representedElementKind) {
    case (.supplementaryView, let kind?):
      context.invalidateSupplementaryElements(ofKind: kind, at: paths)
    case (.decorationView, let kind?):
      context.invalidateDecorationElements(ofKind: kind, at: paths)
    default:
      context.invalidateItems(at: paths)
    }
    return context
  }

  /// Returns transparent attributes at the final position, if the element is inserted by the
  /// present update.
  func fadedArrival(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes, update?.isArrival(attributes.key) == true else { return nil }
    let faded = attributes.duplicate()
    faded.alpha = 0
    return faded
  }

  /// Returns transparent attributes at the old position, if the element is deleted by the present
  /// update.
  func fadedDeparture(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let update, update.isDeparture(key) else { return nil }
    let faded = update.oldElements[key]?.attributes.duplicate()
    faded?.alpha = 0
    return faded
  }

  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    ownAttributes(for: key).map(mirrored)
  }

  /// Returns the attributes of an element in the coordinates of the layout.
  func ownAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch (key.category, key.kind) {
    case (.cell, _):
      layoutAttributesForItem(at: key.indexPath)
    case (.supplementaryView, let kind?):
      layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
    case (.decorationView, let kind?):
      layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
    default: nil
    }
  }

  /// Returns the initial attributes in the coordinates of the layout.
  func ownInitialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch (key.category, key.kind) {
    case (.cell, _):
      initialLayoutAttributesForAppearingItem(at: key.indexPath)
    case (.supplementaryView, let kind?):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.indexPath)
    case (.decorationView, let kind?):
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
    default: nil
    }
  }

  func finalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    ownFinalAttributes(for: key).map(mirrored)
  }

  /// Returns the final attributes in the coordinates of the layout.
  func ownFinalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch (key.category, key.kind) {
    case (.cell, _):
      finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case (.supplementaryView, let kind?):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.indexPath)
    case (.decorationView, let kind?):
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.indexPath)
    default: nil
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns the same attributes as an instance of the layout's class.
  func adopted(by layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes {
    let requested: AnyClass = type(of: layout).layoutAttributesClass
    guard
      requested != UICollectionViewLayoutAttributes.self,
      let attributesClass = requested as? UICollectionViewLayoutAttributes.Type
    else { return self }
    return attributesClass.init(_copying: self)
  }
}
