/// Changes how the visible elements of a section look, from where the section is scrolled to.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// An element that is about to be shown, and whose looks can be changed.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque the element is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The place from back to front; more is nearer.
  var zIndex: Int { get set }
  /// Whether the element is not shown.
  var isHidden: Bool { get set }
  /// The middle of the element, in the collection view's coordinates.
  var center: CGPoint { get set }
  /// How the element is turned and stretched about its center.
  var transform: CGAffineTransform { get set }
  /// How the element is turned and stretched in three dimensions.
  var transform3D: CATransform3D { get set }
  /// The path of the element.
  var indexPath: IndexPath { get }
  /// The upright rectangle around the element, in the collection view's coordinates.
  var frame: CGRect { get }
  /// The rectangle of the element in its own coordinates.
  var bounds: CGRect { get }
  /// Whether this is a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of the supplementary or decoration view; a cell has none.
  var representedElementKind: String? { get }
}

/// An element by way of its attributes.
final class LayoutVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }

  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementKind: String? { attributes.representedElementKind }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
}
