/// The long press gesture of a collection view controller that moves items.
///
/// UIKit installs its gesture if the controller implements moving. That cannot be found out here
/// without moving an item, so this gesture begins where the controller itself allows an item to be
/// moved. It does not begin for items that can be dragged or have a menu.
@preconcurrency @MainActor final class StandardMovement: UILongPressGestureRecognizer {
  private weak var controller: UICollectionViewController?

  init(of controller: UICollectionViewController) {
    self.controller = controller
    #if canImport(ObjectiveC)
    super.init(target: nil, action: nil)
    #else
    super.init()
    #endif
    actions = [GestureAction { [weak self] in self?.follow() }]
  }

  private var list: UICollectionView? { view as? UICollectionView }

  override var mayBegin: Bool {
    guard let controller, controller.installsStandardGestureForInteractiveMovement,
      let list, list.dragDelegate == nil, let dataSource = list.dataSource,
      let path = list.indexPathForItem(at: location(in: list))
    else { return false }
    let isMovable = OptionalRequirement.result {
      dataSource.collectionView(list, canMoveItemAt: path)
    }
    return isMovable == true && list.beginInteractiveMovementForItem(at: path)
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is MenuPress
  }

  private func follow() {
    guard let list else { return }
    switch state {
    case .began, .changed: list.updateInteractiveMovementTargetPosition(location(in: list))
    case .ended: list.endInteractiveMovement()
    case .cancelled: list.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}
