/// Changes the appearance of the visible elements of a section, depending on its scroll offset.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// A visible element of a section whose appearance can be changed.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity of the element, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order from back to front; greater is nearer.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center of the element, in the collection view's coordinates.
  var center: CGPoint { get set }
  /// The transform of the element about its center.
  var transform: CGAffineTransform { get set }
  /// The transform of the element in three dimensions.
  var transform3D: CATransform3D { get set }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The smallest rectangle that contains the element, in the collection view's coordinates.
  var frame: CGRect { get }
  /// The rectangle of the element in its own coordinates.
  var bounds: CGRect { get }
  /// Whether this is a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of the supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

/// A visible element that changes its layout attributes.
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
