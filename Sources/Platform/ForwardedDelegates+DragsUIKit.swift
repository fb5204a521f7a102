#if canImport(UIKit) && !os(tvOS)
/// Calls of optional requirements of drag and drop delegates.
extension ForwardedDelegates {
  package func itemsForBeginning(
    _ view: UICollectionView,
    _ session: any UIDragSession,
    _ path: IndexPath
  ) -> [UIDragItem] {
    drag?.collectionView(view, itemsForBeginning: session, at: path) ?? []
  }

  package func itemsForAdding(
    _ view: UICollectionView,
    _ session: any UIDragSession,
    _ path: IndexPath,
    _ point: CGPoint
  ) -> [UIDragItem] {
    drag?.collectionView?(view, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  package func dragPreview(_ view: UICollectionView, _ path: IndexPath) -> UIDragPreviewParameters?
  {
    let parameters = drag?.collectionView?(view, dragPreviewParametersForItemAt: path)
    return parameters ?? nil
  }

  package func dragWillBegin(_ view: UICollectionView, _ session: any UIDragSession) {
    drag?.collectionView?(view, dragSessionWillBegin: session)
  }

  package func dragDidEnd(_ view: UICollectionView, _ session: any UIDragSession) {
    drag?.collectionView?(view, dragSessionDidEnd: session)
  }

  package func dragAllowsMove(_ view: UICollectionView, _ session: any UIDragSession) -> Bool {
    drag?.collectionView?(view, dragSessionAllowsMoveOperation: session) ?? true
  }

  package func dragIsRestricted(_ view: UICollectionView, _ session: any UIDragSession) -> Bool {
    drag?.collectionView?(view, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  package func canHandleDrop(_ view: UICollectionView, _ session: any UIDropSession) -> Bool {
    guard let drop else { return false }
    return drop.collectionView?(view, canHandle: session) ?? true
  }

  package func dropDidEnter(_ view: UICollectionView, _ session: any UIDropSession) {
    drop?.collectionView?(view, dropSessionDidEnter: session)
  }

  package func dropDidExit(_ view: UICollectionView, _ session: any UIDropSession) {
    drop?.collectionView?(view, dropSessionDidExit: session)
  }

  package func dropDidEnd(_ view: UICollectionView, _ session: any UIDropSession) {
    drop?.collectionView?(view, dropSessionDidEnd: session)
  }

  /// Returns the proposal of the app's delegate for a drop; `nil` if there is none.
  package func dropProposal(
    _ view: UICollectionView,
    _ session: any UIDropSession,
    _ path: IndexPath?
  ) -> UICollectionViewDropProposal? {
    guard let drop else { return nil }
    return drop.collectionView?(
      view,
      dropSessionDidUpdate: session,
      withDestinationIndexPath: path
    ) ?? UICollectionViewDropProposal(operation: .copy)
  }

  package func performDrop(
    _ view: UICollectionView,
    _ coordinator: any UICollectionViewDropCoordinator
  ) {
    drop?.collectionView(view, performDropWith: coordinator)
  }

  package func dropPreview(_ view: UICollectionView, _ path: IndexPath) -> UIDragPreviewParameters?
  {
    let parameters = drop?.collectionView?(view, dropPreviewParametersForItemAt: path)
    return parameters ?? nil
  }
}
#endif
