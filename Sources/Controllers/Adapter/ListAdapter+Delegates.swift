public import RosterPlatform

extension ListAdapter {
  /// The app's own delegate for the collection view, which hears all that the adapter hears.
  ///
  /// The adapter stays the collection view's delegate and passes on what it is told: everything about
  /// scrolling, highlighting, selection, primary actions, menus, display and editing. Controllers are
  /// told first. Where UIKit asks whether something may happen, it happens if both the item's
  /// controller and this delegate agree. What the adapter answers by itself is not asked: sizes and
  /// spacing, offsets after updates, and where a carried item goes. Zooming, focus and what else is
  /// not listed here is not passed on.
  ///
  /// A delegate that the collection view had before the adapter was made becomes this delegate. It is
  /// held weakly.
  public weak var collectionViewDelegate: (any UICollectionViewDelegate)? {
    get { coordinator.delegates.collectionView }
    set { coordinator.delegates.collectionView = newValue }
  }

  /// An object of the app's that hears about scrolling, and need not know that it is a list's.
  ///
  /// It is told after the `collectionViewDelegate`. It is held weakly.
  public weak var scrollViewDelegate: (any UIScrollViewDelegate)? {
    get { coordinator.delegates.scrollView }
    set { coordinator.delegates.scrollView = newValue }
  }
}
