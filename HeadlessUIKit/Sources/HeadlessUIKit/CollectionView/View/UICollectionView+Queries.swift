extension UICollectionView {
  /// Returns the attributes of an element after preparing the layout.
  func preparedAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if !activity.isCommitting { prepareLayoutIfNeeded() }
    return currentLayout.attributes(for: key)
  }

  /// Returns the frontmost item at a point of the content.
  func frontmostItem(at point: CGPoint) -> ItemPosition? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    if !activity.isCommitting { prepareLayoutIfNeeded() }
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let counts = validCounts()
    var result: (position: ItemPosition, zIndex: Int)?
    for attributes in currentLayout.shownElements(in: spot)
    where attributes.representedElementCategory == .cell
      && currentLayout.shownFrame(of: attributes).contains(point)
    {
      guard let position = ItemPosition(attributes.indexPath), counts.contains(position) else {
        continue
      }
      if let found = result, found.zIndex > attributes.zIndex { continue }
      result = (position, attributes.zIndex)
    }
    return result?.position
  }

  /// Reports that a layout has no attributes for an element that must have some.
  func reportMissingAttributes(_ key: ElementKey) {
    let (id, question) =
      switch (key.category, key.kind) {
      case (.supplementaryView, let kind?):
        (
          "F-ATTR-NIL-SUPP",
          "layoutAttributesForSupplementaryElementOfKind: \(kind) at path"
        )
      case (.decorationView, let kind?):
        // UIKit's own message repeats the words.
        (
          "F-ATTR-NIL-DECO",
          "layoutAttributesForDecorationViewOfKindOfKind: \(kind) at path"
        )
      default:
        ("F-ATTR-NIL-ITEM", "layoutAttributesForItemAtIndexPath:")
      }
    fail(
      id,
      "no UICollectionViewLayoutAttributes instance for -\(question)"
        + " \(key.indexPath.failureText)"
    )
  }
}
