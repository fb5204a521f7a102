/// Provides the content and the views of a collection view.
///
/// Methods that are optional in UIKit have default implementations here.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items of a section.
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int

  /// Returns a dequeued and configured cell for an item.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections; one by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a dequeued and configured supplementary view, such as a header.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether the user may move an item.
  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Moves an item in the data after the user has moved it in the collection view.
  ///
  /// The collection view must not perform the move again.
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )

  /// Returns the titles of the index beside the content, or nil for none.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns the index path to scroll to for a title of the index.
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns a view that no collection view accepts; a layout asks only for views that it expects
  /// the data source to provide.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }

  /// Returns true, because UIKit lets every item be moved if the data source implements moving.
  ///
  /// Whether it does is not known before an item is dropped; without an implementation the item
  /// moves back.
  public func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.reachedDefault()
    return true
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalRequirement.reachedDefault()
  }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item, because a title is tapped only where there are titles.
  public func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
