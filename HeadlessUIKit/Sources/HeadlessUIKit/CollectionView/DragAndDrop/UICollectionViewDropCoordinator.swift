/// The dropped items, and the ways to animate them into place.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }

  /// The index path under the finger, or nil if there was no item.
  var destinationIndexPath: IndexPath? { get }

  /// The delegate's proposal.
  var proposal: UICollectionViewDropProposal { get }

  /// The drag session.
  var session: any UIDropSession { get }

  /// Animates an item into a placeholder cell, which stays until the item's data has arrived.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext

  /// Animates an item to its cell, which the data source must have by then.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Animates an item into another item's cell, in that cell's coordinates.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating

  /// Animates an item to a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One dropped item.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The drag item.
  var dragItem: UIDragItem { get }

  /// The index path that it comes from, if it comes from the same collection view.
  var sourceIndexPath: IndexPath? { get }

  /// The size of its preview, in points.
  var previewSize: CGSize { get }
}

/// A placeholder cell for an item whose data has not arrived yet.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The drag item.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with the item itself.
  ///
  /// - Parameter dataSourceUpdates: Adds the item to the data source at the given index path; the
  ///   collection view knows of it already. It is not called if the placeholder was removed.
  /// - Returns: Whether the placeholder still existed.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Removes the placeholder, and returns whether it existed.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Marks the placeholder cell to be configured again.
  func setNeedsCellUpdate()
}
