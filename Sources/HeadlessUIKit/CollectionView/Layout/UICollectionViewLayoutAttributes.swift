/// Where one element of a collection view is and how it looks.
///
/// A subclass that adds properties overrides `copy(with:)` and `isEqual(_:)`, because attributes
/// are copied often and a view gets them again only when they changed.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  var state = LayoutElementState()
  private var category = UICollectionView.ElementCategory.cell
  private var elementKind: String?

  /// Creates attributes for a cell without a place.
  public override init() {}

  /// Creates attributes for a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes for a supplementary view such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    self.elementKind = elementKind
    category = .supplementaryView
  }

  /// Creates attributes for a decoration view, which the layout alone knows about.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    elementKind = decorationViewKind
    category = .decorationView
  }

  /// Creates a copy of attributes of the same class; plumbing for `copy(with:)`.
  public required convenience init(_copying original: UICollectionViewLayoutAttributes) {
    self.init()
    indexPath = original.indexPath
    state = original.state
    elementKind = original.elementKind
    category = original.category
  }

  /// The path of the element.
  open var indexPath = IndexPath()

  /// Whether this is a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of the supplementary or decoration view; a cell has none.
  open var representedElementKind: String? { elementKind }

  /// The upright rectangle around the element, in the collection view's coordinates.
  open var frame: CGRect {
    get { state.frame }
    set { change { $0.frame = newValue } }
  }

  /// The middle of the element, in the collection view's coordinates.
  open var center: CGPoint {
    get { state.center }
    set { change { $0.center = newValue } }
  }

  /// The size of the element, in points.
  open var size: CGSize {
    get { state.size }
    set { change { $0.size = newValue } }
  }

  /// The element's rectangle in its own coordinates; its origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: state.size) }
    set { change { $0.size = newValue.size } }
  }

  /// How the element is turned and stretched about its center.
  open var transform: CGAffineTransform {
    get { state.transform }
    set { change { $0.transform = newValue } }
  }

  /// How the element is turned and stretched in three dimensions; its frame is that in the plane.
  open var transform3D: CATransform3D {
    get { state.transform3D }
    set { change { $0.transform3D = newValue } }
  }

  /// How opaque the element is, from 0 to 1.
  open var alpha: CGFloat {
    get { state.alpha }
    set { state.alpha = newValue }
  }

  /// The place of the element from back to front; more is nearer.
  open var zIndex: Int {
    get { state.zIndex }
    set { state.zIndex = newValue }
  }

  /// Whether the element is not shown.
  open var isHidden: Bool {
    get { state.isHidden }
    set { state.isHidden = newValue }
  }

  /// Returns attributes of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(_copying: self)
  }

  /// Returns whether the other object has the same values for the same element.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { hasSameValues(as: other) }
  }

  open nonisolated override var hash: Int {
    MainActor.assumeIsolated { indexPath.hashValue }
  }

  private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    self === other
      || type(of: self) == type(of: other) && state == other.state && key == other.key
  }

  private func change(_ change: (inout LayoutElementState) -> Void) {
    var changed = state
    change(&changed)
    guard changed.size.width.isFinite, changed.size.height.isFinite else {
      Headless.fail(
        "F-ATTR-SIZE",
        "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions"
      )
      return
    }
    state = changed
  }
}
