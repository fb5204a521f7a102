/// The long press gesture of a collection view controller that moves items.
///
/// UIKit installs its gesture if the data source implements moving. That cannot be found out here
/// without moving an item, so this gesture is there where the data source says which items can be
/// moved, and begins where it allows that. It does not begin for items that can be dragged or have a menu.
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

extension UICollectionView {
  /// The first item.
  var firstPath: IndexPath? {
    guard let counts = knownCounts else { return nil }
    let section = (0..<counts.numberOfSections).first {
      counts.numberOfItems(inSection: $0) ?? 0 > 0
    }
    return section.map { IndexPath(item: 0, section: $0) }
  }

  /// Whether the data source says of its first item whether it can be moved.
  var saysWhatMoves: Bool {
    guard let dataSource, let firstPath else { return false }
    let answer = OptionalRequirement.result {
      dataSource.collectionView(self, canMoveItemAt: firstPath)
    }
    return answer != nil
  }
}
