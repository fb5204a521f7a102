/// The delegates that an app has given to a list, which are called for all that the list hears.
///
/// UIKit's delegate methods are optional and its stand-in's have default implementations, so the calls
/// are written twice, in the files beside this one.
@MainActor
package final class ForwardedDelegates {
  /// Receives the calls about items and about scrolling.
  package weak var collectionView: (any UICollectionViewDelegate)?

  /// Receives the calls about scrolling.
  package weak var scrollView: (any UIScrollViewDelegate)?

  /// Gives what a person drags.
  package weak var drag: (any UICollectionViewDragDelegate)?

  /// Takes what a person drops.
  package weak var drop: (any UICollectionViewDropDelegate)?

  package init() {}

  /// Whether the app hears of items.
  package var hearOfItems: Bool { collectionView != nil }

  /// Everybody who hears about scrolling, each once.
  var scrollDelegates: [any UIScrollViewDelegate] {
    guard let collectionView else { return scrollView.map { [$0] } ?? [] }
    guard let scrollView, scrollView !== collectionView else { return [collectionView] }
    return [collectionView, scrollView]
  }
}
