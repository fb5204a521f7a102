extension UICollectionView {
  /// Returns the path that a supplementary view is shown for.
  @available(iOS 18, macOS 10.15, *)
  public func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    content.key(of: supplementaryView)?.indexPath
  }

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
    for attributes in currentLayout.shownElements(in: spot)
    where attributes.representedElementCategory == .cell && attributes.frame.contains(point) {
      guard let position = ItemPosition(attributes.indexPath), counts.contains(position) else {
        continue
      }
      if let found = result, found.zIndex > attributes.zIndex { continue }
      result = (position, attributes.zIndex)
    }
    return result?.position
  }

  /// Reports that a layout has no place for an element that it must have one for.
  func reportMissingAttributes(_ key: ElementKey) {
    let (id, question) =
      switch (key.category, key.kind) {
      case (.supplementaryView, let kind?):
        (
          "F-ATTR-NIL-SUPP",
          "layoutAttributesForSupplementaryElementOfKind: \(kind) at path"
        )
      case (.decorationView, let kind?):
        // The doubled words are UIKit's.
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
