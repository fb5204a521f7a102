/// What was dropped, and the ways to bring it to rest.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What was dropped.
  var items: [any UICollectionViewDropItem] { get }

  /// The path that the finger was on, or nil if it was on no item.
  var destinationIndexPath: IndexPath? { get }

  /// What the delegate said would happen.
  var proposal: UICollectionViewDropProposal { get }

  /// The drag.
  var session: any UIDropSession { get }

  /// Brings an item to rest in a cell that stands in for it until its data have come.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext

  /// Brings an item to rest where its cell is; the data have to have it by then.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

  /// Brings an item to rest inside the cell of another one, in that cell's coordinates.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating

  /// Brings an item to rest somewhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One thing that was dropped.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// What was dragged.
  var dragItem: UIDragItem { get }

  /// Where it comes from, if it comes from the same collection view.
  var sourceIndexPath: IndexPath? { get }

  /// How large it is shown under the finger, in points.
  var previewSize: CGSize { get }
}

/// A cell that stands in for something whose data have not come yet.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What was dragged.
  var dragItem: UIDragItem { get }

  /// Puts the item itself in the place of the cell that stands in for it.
  ///
  /// - Parameter dataSourceUpdates: Puts the item into the data, at the path it is given; the
  ///   collection view knows of it already. It is not called if the cell is gone.
  /// - Returns: Whether the cell was there.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Takes the cell away, and returns whether it was there.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Has the cell configured again.
  func setNeedsCellUpdate()
}
