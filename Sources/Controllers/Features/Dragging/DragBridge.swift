import RosterPlatform

/// Implements the drag and drop delegates of a collection view for a list, and forwards the calls that the list
/// does not handle.
@MainActor
final class DragBridge: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  private weak var dragging: Dragging?

  init(_ dragging: Dragging) {
    self.dragging = dragging
  }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    dragging?.itemsForBeginning(session, at: indexPath) ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    dragging?.itemsForAdding(to: session, at: indexPath, point) ?? []
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    dragging?.dragPreview(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) {
    dragging?.willBegin(session)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) {
    dragging?.didEnd(session)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    dragging?.allowsMove(session) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    dragging?.isRestricted(session) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool {
    dragging?.canHandle(session) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) {
    dragging?.dropping.didEnter(session)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    dragging?.propose(session, at: destinationIndexPath)
      ?? UICollectionViewDropProposal(operation: .cancel)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) {
    dragging?.dropping.didExit(session)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) {
    dragging?.dropping.didEnd(session)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    dragging?.perform(coordinator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    dragging?.dropping.preview(at: indexPath)
  }
}

/// The drop delegate.
extension Dragging {
  fileprivate func canHandle(_ session: any UIDropSession) -> Bool {
    dropping.canHandle(DropCargo(session, in: self))
  }

  fileprivate func propose(
    _ session: any UIDropSession,
    at path: IndexPath?
  ) -> UICollectionViewDropProposal {
    dropping.propose(DropCargo(session, in: self), at: path)
  }

  fileprivate func perform(_ coordinator: any UICollectionViewDropCoordinator) {
    dropping.perform(coordinator, DropCargo(coordinator.session, in: self))
  }
}
