/// The items that were dropped into a collection view, and the ways to animate them into place.
final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private weak var view: UICollectionView?
  private let operation: DragOperation

  init(_ view: UICollectionView, _ drop: PendingDrop) {
    self.view = view
    operation = drop.operation
    proposal = drop.proposal
    session = drop.operation.drop
    destinationIndexPath = drop.destination.map {
      view.activity.placeholders.insertionPlace(ofShown: $0).indexPath
    }
    items = drop.operation.cargo.items.map { item in
      let position = drop.operation.position(of: item, in: view)
      let cell = position.flatMap { view.cellForItem(at: $0.indexPath) }
      let place = position.flatMap { view.activity.placeholders.place(ofShown: $0) }
      return DroppedItem(
        dragItem: item,
        sourceIndexPath: place?.indexPath,
        previewSize: cell?.bounds.size ?? .zero
      )
    }
  }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let id = view?.insert(placeholder)
    return PlaceholderContext(dragItem, id: id, in: view)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    if let view, let dropDelegate = view.dropDelegate, view.existingItem(indexPath) != nil {
      let parameters = dropDelegate.collectionView(view, dropPreviewParametersForItemAt: indexPath)
      land(dragItem, onItemAt: indexPath, of: view, parameters)
    }
    return DropAnimation(in: view)
  }

  func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating {
    if let view, view.existingItem(indexPath) != nil,
      let cell = view.cellForItem(at: indexPath), cell.window != nil
    {
      let target = UIDragPreviewTarget(
        container: cell,
        center: CGPoint(x: rect.midX, y: rect.midY)
      )
      operation.land(dragItem, at: target, showing: cell, nil)
    }
    return DropAnimation(in: view)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    operation.land(dragItem, at: target, showing: target.container, nil)
    return DropAnimation(in: view)
  }

  /// Lets the preview come to rest on an item's cell, if that is on screen.
  private func land(
    _ dragItem: UIDragItem,
    onItemAt indexPath: IndexPath,
    of view: UICollectionView,
    _ parameters: UIDragPreviewParameters?
  ) {
    view.layoutIfNeeded()
    guard view.window != nil, let cell = view.cellForItem(at: indexPath),
      let place = view.layoutAttributesForItem(at: indexPath)
    else { return }
    let target = UIDragPreviewTarget(container: view, center: place.center)
    operation.land(dragItem, at: target, showing: cell, parameters)
  }
}

/// One dropped item.
final class DroppedItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    self.previewSize = previewSize
  }
}

/// The animation of a dropped item into its place.
class DropAnimation: NSObject, UIDragAnimating {
  weak var view: UICollectionView?

  init(in view: UICollectionView?) { self.view = view }

  func addAnimations(_ animations: @escaping () -> Void) {
    UIView.animate(withDuration: UICollectionView.updateDuration, animations: animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    guard let view else { return Headless.schedule { completion(.end) } }
    view.finishLater(animated: true) { completion(.end) }
  }
}

/// A placeholder cell for a dropped item.
final class PlaceholderContext: DropAnimation, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let id: Int?

  init(_ dragItem: UIDragItem, id: Int?, in view: UICollectionView?) {
    self.dragItem = dragItem
    self.id = id
    super.init(in: view)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let id, let view else { return false }
    return view.commitPlaceholder(id, dataSourceUpdates)
  }

  func deletePlaceholder() -> Bool {
    guard let id, let view else { return false }
    return view.deletePlaceholder(id)
  }

  func setNeedsCellUpdate() {
    guard let id, let view else { return }
    view.updatePlaceholderCell(id)
  }
}
