extension UICollectionView {
  /// The attributes of an element in a layout that is up to date.
  func preparedAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if !activity.isCommitting { prepareLayoutIfNeeded() }
    return currentLayout.attributes(for: key)
  }

  /// The item nearest to the viewer at a point of the content.
  func frontmostItem(at point: CGPoint) -> ItemPosition? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    if !activity.isCommitting { prepareLayoutIfNeeded() }
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let counts = validCounts()
    var result: (position: ItemPosition, zIndex: Int)?
    for attributes in currentLayout.layoutAttributesForElements(in: spot) ?? []
    where attributes.representedElementCategory == .cell && attributes.frame.contains(point) {
      guard let position = ItemPosition(attributes.indexPath), counts.contains(position) else {
        continue
      }
      if let found = result, found.zIndex > attributes.zIndex { continue }
      result = (position, attributes.zIndex)
    }
    return result?.position
  }

  func reportMissingAttributes(_ key: ElementKey) {
    fail(
      "F-ATTR-NIL-ITEM",
      "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath:"
        + " \(key.indexPath.failureText)"
    )
  }
}
