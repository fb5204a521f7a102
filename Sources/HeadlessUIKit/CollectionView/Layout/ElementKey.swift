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
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}
