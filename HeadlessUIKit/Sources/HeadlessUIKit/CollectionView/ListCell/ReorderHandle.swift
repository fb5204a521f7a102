/// Moves a row while a finger drags its reorder handle.
@preconcurrency @MainActor final class ReorderHandle: UILongPressGestureRecognizer {
  private weak var cell: UICollectionViewListCell?

  /// The distance of the finger from the center of the row when it came down, in points.
  private var distance: CGFloat = 0

  init(of cell: UICollectionViewListCell) {
    self.cell = cell
    #if canImport(ObjectiveC)
    super.init(target: nil, action: nil)
    #else
    super.init()
    #endif
    minimumPressDuration = 0
    actions = [GestureAction { [weak self] in self?.follow() }]
  }

  /// Begins if the data source allows the row to be moved.
  override var mayBegin: Bool {
    guard let cell, let list = cell.collectionView, let path = list.indexPath(for: cell) else {
      return false
    }
    distance = location(in: list).y - cell.center.y
    return list.beginInteractiveMovementForItem(at: path)
  }

  private func follow() {
    guard let list = cell?.collectionView else { return }
    switch state {
    case .changed:
      let place = location(in: list)
      list.updateInteractiveMovementTargetPosition(
        CGPoint(x: list.bounds.midX, y: place.y - distance)
      )
    case .ended: list.endInteractiveMovement()
    case .cancelled: list.cancelInteractiveMovement()
    default: break
    }
  }
}
