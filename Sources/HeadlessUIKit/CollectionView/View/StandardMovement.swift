/// Moves an item with the finger that stays on it, in the view of a collection view controller.
///
/// UIKit installs its gesture where the controller implements moving. Nothing tells that here without
/// moving something, so that this one begins where the controller itself says that the item can be
/// moved. Items that are dragged, and those with a menu, are not for it.
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
