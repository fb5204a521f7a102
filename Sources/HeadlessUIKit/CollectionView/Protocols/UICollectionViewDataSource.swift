/// Provides a collection view's content and its views.
///
/// What is optional in UIKit has a default implementation here.
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

  /// Returns the number of sections; one unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a dequeued and configured view such as a header.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether a user may move an item.
  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Moves an item in the data, where a user has moved it already.
  ///
  /// The collection view must not perform the move again.
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )

  /// Returns the titles of an index beside the content, or nil for none.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns the path of the item to show for a title of the index.
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns a view that no collection view accepts, because a layout asks only for what it expects
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
  /// Whether it does is not known before an item is put down; one that does not gets it back.
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

  /// Returns the first item, because a title is only touched where there are titles.
  public func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
