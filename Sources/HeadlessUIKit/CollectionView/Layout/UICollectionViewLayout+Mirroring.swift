extension UICollectionViewLayout {
  /// Whether what the layout has at the left is shown at the right.
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Turns attributes in the layout's coordinates into those of the collection view, and back.
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  {
    guard isMirrored else { return attributes }
    let result = attributes.duplicate()
    result.center.x = mirroringWidth - attributes.center.x
    return result
  }

  /// The attributes of what is in a rectangle, both in the collection view's coordinates.
  func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard isMirrored else { return layoutAttributesForElements(in: rect) ?? [] }
    var mirroredRect = rect
    mirroredRect.origin.x = mirroringWidth - rect.maxX
    return (layoutAttributesForElements(in: mirroredRect) ?? []).map(mirrored)
  }

  private var mirroringWidth: CGFloat { collectionViewContentSize.width }
}
