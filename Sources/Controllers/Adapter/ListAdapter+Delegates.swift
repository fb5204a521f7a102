public import RosterPlatform

extension ListAdapter {
  /// The app's own delegate for the collection view, which hears all that the adapter hears.
  ///
  /// The adapter stays the collection view's delegate and passes on what it is told: everything about
  /// scrolling, highlighting, selection, primary actions, menus, display and editing. Controllers are
  /// told first. Where UIKit asks whether something may happen, it happens if both the item's
  /// controller and this delegate agree. On iOS, zooming, focus, springs and the previews of menus are
  /// passed on as well, and are UIKit's own business where this delegate says nothing about them.
  ///
  /// What is not passed on: sizes and spacing of a flow layout, which controllers and sections say; where a
  /// carried item goes, which `canMove(to:)` says; where an update leaves the list, unless its anchor is
  /// the offset; how a menu comes and goes, and the scene that an item opens, whose Swift names could not
  /// be verified; and what UIKit has deprecated in favor of something that is passed on.
  ///
  /// A delegate that the collection view had before the adapter was made becomes this delegate. It is
  /// held weakly.
  public weak var collectionViewDelegate: (any UICollectionViewDelegate)? {
    get { coordinator.delegates.collectionView }
    set { coordinator.changeDelegates { $0.collectionView = newValue } }
  }

  /// An object of the app's that hears about scrolling, and need not know that it is a list's.
  ///
  /// It is told after the `collectionViewDelegate`. It is held weakly.
  public weak var scrollViewDelegate: (any UIScrollViewDelegate)? {
    get { coordinator.delegates.scrollView }
    set { coordinator.changeDelegates { $0.scrollView = newValue } }
  }
}
