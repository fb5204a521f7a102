/// The delegates of the app, to which a list forwards its delegate calls.
///
/// UIKit's delegate methods are optional, and those of its stand-in have default implementations.
/// Therefore the calls are written twice, in the files beside this one.
@MainActor
package final class ForwardedDelegates {
  /// Receives the calls about items and about scrolling.
  package var collectionView: (any UICollectionViewDelegate)? {
    get { items }
    set { items = newValue }
  }

  /// Receives the calls about scrolling.
  package weak var scrollView: (any UIScrollViewDelegate)?

  /// Provides the items of drags.
  package weak var drag: (any UICollectionViewDragDelegate)?

  /// Accepts the items of drops.
  package weak var drop: (any UICollectionViewDropDelegate)?

  private weak var items: (any UICollectionViewDelegate)?

  /// Whether the list decides which items can be focused.
  package var answersForFocus = false

  package init() {}

  /// Whether the app has a delegate for items.
  package var hearOfItems: Bool { items != nil }

  /// The delegates for scrolling, each once.
  var scrollDelegates: [any UIScrollViewDelegate] {
    guard let collectionView else { return scrollView.map { [$0] } ?? [] }
    guard let scrollView, scrollView !== collectionView else { return [collectionView] }
    return [collectionView, scrollView]
  }
}
