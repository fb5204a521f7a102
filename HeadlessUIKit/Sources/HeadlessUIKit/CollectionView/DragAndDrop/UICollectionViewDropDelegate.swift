/// Accepts what a user drops into a collection view.
///
/// Methods that are optional in UIKit have default implementations here.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Adds the dropped items to the data source, and animates them into place.
  ///
  /// Update the data source and the collection view inside this call, before you use the
  /// coordinator.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )

  /// Returns whether the collection view accepts a drag at all; true by default.
  func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool

  /// Called when the finger has entered the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  )

  /// Returns what would happen if the finger were lifted; called whenever it moves.
  ///
  /// The index path is that of the item under the finger, one after the last of its section, or
  /// nil.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  /// Called when the finger has left the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  )

  /// Called when the drag has ended, whether or not anything was dropped.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  )

  /// Returns how an item is previewed while it is animated into place; by default as its cell.
  func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool { true }

  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Proposes a copy at any position.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }

  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
