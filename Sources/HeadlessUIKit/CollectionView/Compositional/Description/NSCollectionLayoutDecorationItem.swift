/// A view behind a section, which the layout alone knows about.
@preconcurrency @MainActor public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that a class is registered for in the layout.
  public let elementKind: String
  /// The place from back to front; more is nearer.
  public var zIndex = 0

  required init(elementKind: String) {
    self.elementKind = elementKind
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// A view as large as the whole section, less its content insets.
  public class func background(elementKind: String) -> Self {
    Self(elementKind: elementKind)
  }
}
