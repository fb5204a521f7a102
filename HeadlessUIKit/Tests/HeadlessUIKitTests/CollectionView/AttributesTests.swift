import HeadlessUIKit
import Testing

/// Attributes of a class of the app, with a property of its own.
@MainActor
private final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? TintedAttributes else { return false }
    return MainActor.assumeIsolated { other.tint == tint }
  }
}

/// Places one cell, and tints it.
@MainActor
private final class TintingLayout: UICollectionViewLayout {
  var tint = 1

  override class var layoutAttributesClass: AnyClass { TintedAttributes.self }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 50) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap(\.self)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = TintedAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    attributes.tint = tint
    return attributes
  }
}

/// Writes down the tints that it is given.
private final class TintedCell: UICollectionViewCell {
  static var applied: [Int] = []
  static var fitted: [Int] = []

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    Self.applied.append((layoutAttributes as? TintedAttributes)?.tint ?? -1)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.fitted.append((layoutAttributes as? TintedAttributes)?.tint ?? -1)
    return layoutAttributes
  }
}

@MainActor
@Suite(.serialized) struct AttributesTests {
  private final class OneCell: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `properties of an app's attributes are copied, and applied when only they change`() {
    TintedCell.applied = []
    TintedCell.fitted = []
    let layout = TintingLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: layout
    )
    let source = OneCell()
    view.register(TintedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
    #expect(TintedCell.applied == [1] && TintedCell.fitted == [1])
    layout.tint = 2
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(TintedCell.applied == [1, 2])
    view.reloadData()
    view.layoutIfNeeded()
    #expect(TintedCell.applied == [1, 2, 2])
    #expect(!TintedCell.fitted.contains(-1))
  }
}
