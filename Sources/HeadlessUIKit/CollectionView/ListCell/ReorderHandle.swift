/// Moves a row with the finger that touches its handle.
@preconcurrency @MainActor final class ReorderHandle: UILongPressGestureRecognizer {
  private weak var cell: UICollectionViewListCell?

  /// How far above or below the middle of the row the finger touched it, in points.
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

  /// Begins where the data source lets the row be moved.
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
