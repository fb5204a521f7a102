/// The identity of an element of a collection view.
struct ElementKey: Hashable, Sendable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> Self {
    ElementKey(category: .cell, indexPath: indexPath)
  }

  static func cell(_ position: ItemPosition) -> Self {
    .cell(position.indexPath)
  }

  /// Hashes only where the element is: hardly more than two elements are in one place, and keys are looked up often.
  func hash(into hasher: inout Hasher) {
    if let position = ItemPosition(indexPath) {
      hasher.combine(position.section << 32 ^ position.item)
    } else {
      hasher.combine(indexPath)
    }
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> Self {
    ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }
}

extension UICollectionViewLayoutAttributes {
  var key: ElementKey {
    ElementKey(
      category: representedElementCategory,
      kind: representedElementKind,
      indexPath: indexPath
    )
  }

  /// Returns a copy that can be changed without the layout noticing.
  func duplicate() -> UICollectionViewLayoutAttributes {
    if type(of: self) == UICollectionViewLayoutAttributes.self {
      return UICollectionViewLayoutAttributes(_copying: self)
    }
    return copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}
