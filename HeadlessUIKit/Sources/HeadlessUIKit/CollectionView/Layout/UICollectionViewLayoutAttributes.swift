/// The frame and appearance of one element of a collection view.
///
/// A subclass that adds properties overrides `copy(with:)` and `isEqual(_:)`, because attributes
/// are copied often, and are applied to a view only when they have changed.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  var state = LayoutElementState()

  // Stored where no other module sees it: accesses to other properties are checked at run time.
  private var path = IndexPath()
  private var category = UICollectionView.ElementCategory.cell
  private var elementKind: String?

  /// Creates attributes of a cell without an index path.
  public override init() {}

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view, such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    self.elementKind = elementKind
    category = .supplementaryView
  }

  /// Creates attributes of a decoration view, which belongs to the layout and not to the data.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    elementKind = decorationViewKind
    category = .decorationView
  }

  /// Creates a copy of attributes of the same class, for `copy(with:)`.
  public required convenience init(_copying original: UICollectionViewLayoutAttributes) {
    self.init()
    indexPath = original.indexPath
    state = original.state
    elementKind = original.elementKind
    category = original.category
  }

  /// The index path of the element.
  open var indexPath: IndexPath {
    get { path }
    set { path = newValue }
  }

  /// Whether this is a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of the supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { elementKind }

  /// The smallest rectangle that contains the element, in the collection view's coordinates.
  open var frame: CGRect {
    get { state.frame }
    set { change { $0.frame = newValue } }
  }

  /// The center of the element, in the collection view's coordinates.
  open var center: CGPoint {
    get { state.center }
    set { change { $0.center = newValue } }
  }

  /// The size of the element, in points.
  open var size: CGSize {
    get { state.size }
    set { change { $0.size = newValue } }
  }

  /// The rectangle of the element in its own coordinates; its origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: state.size) }
    set { change { $0.size = newValue.size } }
  }

  /// The transform of the element about its center.
  open var transform: CGAffineTransform {
    get { state.transform }
    set { change { $0.transform = newValue } }
  }

  /// The transform of the element in three dimensions; its frame is the projection.
  open var transform3D: CATransform3D {
    get { state.transform3D }
    set { change { $0.transform3D = newValue } }
  }

  /// The opacity of the element, from 0 to 1.
  open var alpha: CGFloat {
    get { state.alpha }
    set { state.alpha = newValue }
  }

  /// The order of the element from back to front; greater is nearer.
  open var zIndex: Int {
    get { state.zIndex }
    set { state.zIndex = newValue }
  }

  /// Whether the element is hidden.
  open var isHidden: Bool {
    get { state.isHidden }
    set { state.isHidden = newValue }
  }

  /// Returns a copy of the same class with the same values.
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

  /// Returns the same as `isEqual(_:)`, without asking on which thread it is called; only subclasses override that.
  func matches(_ other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == UICollectionViewLayoutAttributes.self
      ? hasSameValues(as: other) : isEqual(other)
  }

  private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    self === other
      || type(of: self) == type(of: other) && state == other.state && path == other.path
        && category == other.category && elementKind == other.elementKind
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
