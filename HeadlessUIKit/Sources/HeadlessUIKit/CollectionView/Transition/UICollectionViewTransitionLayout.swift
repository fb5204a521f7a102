/// A layout between two others, for a transition that a gesture drives.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// Creates a layout between two others.
  public init(
    currentLayout: UICollectionViewLayout,
    nextLayout newLayout: UICollectionViewLayout
  ) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Creates a layout from an archive; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The layout that the transition starts from.
  open private(set) var currentLayout: UICollectionViewLayout

  /// The layout that the transition leads to.
  open private(set) var nextLayout: UICollectionViewLayout

  /// The progress of the transition, from 0 to 1; setting it moves the elements.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  private var values: [String: CGFloat] = [:]

  /// Stores a value of the gesture that drives the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
  }

  /// Returns a value of the gesture that drives the transition.
  open func value(forAnimatedKey key: String) -> CGFloat {
    values[key] ?? 0
  }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.viewReference = viewReference
      layout.prepare()
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (first, second) = (
      currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize
    )
    return CGSize(
      width: between(first.width, second.width),
      height: between(first.height, second.height)
    )
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var keys: [ElementKey] = []
    for layout in [currentLayout, nextLayout] {
      let found = layout.layoutAttributesForElements(in: CGRect.everything) ?? []
      for key in found.map(\.key) where !keys.contains(key) { keys.append(key) }
    }
    return keys.compactMap(blended).filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blended(.cell(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blended(.supplementary(elementKind, indexPath))
  }

  /// Returns interpolated attributes of an element; elements that only one of the layouts has fade.
  private func blended(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let first = currentLayout.attributes(for: key)
    let second = nextLayout.attributes(for: key)
    guard let result = (first ?? second)?.duplicate() else { return nil }
    guard let first, let second else {
      result.alpha *= first == nil ? transitionProgress : 1 - transitionProgress
      return result
    }
    result.size = CGSize(
      width: between(first.size.width, second.size.width),
      height: between(first.size.height, second.size.height)
    )
    result.center = CGPoint(
      x: between(first.center.x, second.center.x),
      y: between(first.center.y, second.center.y)
    )
    result.alpha = between(first.alpha, second.alpha)
    let (from, to) = (first.transform, second.transform)
    result.transform = CGAffineTransform(
      a: between(from.a, to.a),
      b: between(from.b, to.b),
      c: between(from.c, to.c),
      d: between(from.d, to.d),
      tx: between(from.tx, to.tx),
      ty: between(from.ty, to.ty)
    )
    result.zIndex = transitionProgress < 0.5 ? first.zIndex : second.zIndex
    return result
  }

  private func between(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
    first + (second - first) * transitionProgress
  }
}

extension CGRect {
  /// A rectangle that contains the content of any list.
  fileprivate static let everything = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
}
