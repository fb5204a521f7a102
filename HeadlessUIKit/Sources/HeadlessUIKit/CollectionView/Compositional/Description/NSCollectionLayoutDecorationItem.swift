/// A decoration view behind a section, which belongs to the layout and not to the data.
@preconcurrency @MainActor public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which the layout registered a class.
  public let elementKind: String
  /// The order from back to front; greater is nearer.
  public var zIndex = 0

  required init(elementKind: String) {
    self.elementKind = elementKind
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Returns a background as large as the section, minus its content insets.
  public class func background(elementKind: String) -> Self {
    Self(elementKind: elementKind)
  }
}
