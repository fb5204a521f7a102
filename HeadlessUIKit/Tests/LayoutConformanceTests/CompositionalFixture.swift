import TestPlatform

/// A collection view with a compositional layout and as many empty cells as a test says.
@MainActor final class CompositionalFixture: NSObject, UICollectionViewDataSource {
  /// The number of items of each section.
  var counts: [Int]

  /// The size that the cell of an item asks for; nil is the one it has.
  var wantedSizes: [IndexPath: CGSize] = [:]

  /// The size that a header asks for; nil is the one it has.
  var wantedHeaderSize: CGSize?

  let layout: UICollectionViewCompositionalLayout
  let view: UICollectionView

  init(
    _ counts: [Int],
    size: CGSize = CGSize(width: 100, height: 300),
    layout: UICollectionViewCompositionalLayout
  ) {
    self.counts = counts
    self.layout = layout
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: layout
    )
    super.init()
    view.register(AskingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge"] {
      view.register(
        AskingHeader.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.dataSource = self
  }

  convenience init(
    _ counts: [Int],
    size: CGSize = CGSize(width: 100, height: 300),
    section: NSCollectionLayoutSection
  ) {
    self.init(counts, size: size, layout: UICollectionViewCompositionalLayout(section: section))
  }

  /// The places of the items of a section, in order.
  func frames(ofSection section: Int = 0) -> [CGRect] {
    view.layoutIfNeeded()
    return (0..<counts[section]).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  func frame(ofKind kind: String, _ item: Int = 0, section: Int = 0) -> CGRect? {
    view.layoutIfNeeded()
    return layout.layoutAttributesForSupplementaryView(
      ofKind: kind,
      at: IndexPath(item: item, section: section)
    )?.frame
  }

  /// The visible items, written as section and item.
  var visible: [String] {
    view.layoutIfNeeded()
    return view.indexPathsForVisibleItems.sorted().map { "\($0.section)-\($0.item)" }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? AskingCell)?.wantedSize = wantedSizes[indexPath]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "view",
      for: indexPath
    )
    (view as? AskingHeader)?.wantedSize = wantedHeaderSize
    return view
  }
}

/// A cell that asks for the size a test says.
final class AskingCell: UICollectionViewCell {
  var wantedSize: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wantedSize { layoutAttributes.size = wantedSize }
    return layoutAttributes
  }
}

/// A header that asks for the size a test says.
final class AskingHeader: UICollectionReusableView {
  var wantedSize: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wantedSize { layoutAttributes.size = wantedSize }
    return layoutAttributes
  }
}

extension NSCollectionLayoutSize {
  convenience init(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) {
    self.init(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutItem {
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(layoutSize: NSCollectionLayoutSize(width, height))
  }
}

extension NSCollectionLayoutGroup {
  /// A row as wide as its container.
  static func row(
    _ height: NSCollectionLayoutDimension,
    _ subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), height),
      subitems: subitems
    )
  }

  /// A row of one item of some height.
  static func single(_ height: CGFloat) -> NSCollectionLayoutGroup {
    .row(.absolute(height), [NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))])
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// A view as wide as its container.
  convenience init(_ kind: String, height: CGFloat, _ alignment: NSRectAlignment) {
    self.init(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(height)),
      elementKind: kind,
      alignment: alignment
    )
  }
}
