extension UICollectionViewLayout {
  /// Whether the layout is shown mirrored.
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Converts attributes from the layout's coordinates to those of the collection view, and back.
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  {
    guard isMirrored else { return attributes }
    let result = attributes.duplicate()
    result.center.x = mirroringWidth - attributes.center.x
    return result
  }

  /// Converts the attributes of displayed elements to the layout's coordinates.
  func mirrored(
    _ elements: [ElementKey: CollectionContent.Element]
  ) -> [ElementKey: CollectionContent.Element] {
    guard isMirrored else { return elements }
    return elements.mapValues { element in
      var result = element
      result.attributes = mirrored(element.attributes)
      return result
    }
  }

  /// Returns the attributes of the elements in a rectangle, both in the collection view's
  /// coordinates.
  func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard isMirrored else { return layoutAttributesForElements(in: rect) ?? [] }
    var mirroredRect = rect
    mirroredRect.origin.x = mirroringWidth - rect.maxX
    return (layoutAttributesForElements(in: mirroredRect) ?? []).map(mirrored)
  }

  private var mirroringWidth: CGFloat { collectionViewContentSize.width }
}
