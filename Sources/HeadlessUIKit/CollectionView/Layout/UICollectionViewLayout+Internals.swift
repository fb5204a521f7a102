extension UICollectionViewLayout {
  /// A context of the class this layout asks for.
  func makeInvalidationContext(
    everything: Bool,
    dataSourceCounts: Bool = false
  ) -> UICollectionViewLayoutInvalidationContext {
    let requested: AnyClass = Self.invalidationContextClass
    let contextClass = requested as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? UICollectionViewLayoutInvalidationContext.self)
      .init(_everything: everything, dataSourceCounts: dataSourceCounts)
  }

  /// A context that names one element.
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

  /// Invisible where it will be, if the element is new in the update under way.
  func fadedArrival(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes, update?.isArrival(attributes.key) == true else { return nil }
    let faded = attributes.duplicate()
    faded.alpha = 0
    return faded
  }

  /// Invisible where it was, if the element goes in the update under way.
  func fadedDeparture(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let update, update.isDeparture(key) else { return nil }
    let faded = update.oldAttributes[key]?.duplicate()
    faded?.alpha = 0
    return faded
  }

  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    ownAttributes(for: key).map(mirrored)
  }

  private func ownAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
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

  func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    ownInitialAttributes(for: key).map(mirrored)
  }

  /// The same in the coordinates of the layout.
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

  private func ownFinalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
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
  /// The same attributes in the class that a layout asks for.
  func adopted(by layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes {
    let requested: AnyClass = type(of: layout).layoutAttributesClass
    guard
      requested != UICollectionViewLayoutAttributes.self,
      let attributesClass = requested as? UICollectionViewLayoutAttributes.Type
    else { return self }
    return attributesClass.init(_copying: self)
  }
}
