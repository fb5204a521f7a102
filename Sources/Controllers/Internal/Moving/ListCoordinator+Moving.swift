import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Picks up an item, if its controller lets it be moved; updates wait from then on.
  ///
  /// - Parameters:
  ///   - position: The place of the item in the list.
  ///   - point: Where the finger is, in the coordinates of the content; `nil` for the item's middle.
  /// - Returns: Whether the item is carried.
  func pickUp(_ position: Position, at point: CGPoint?) -> Bool {
    guard moves.carried == nil, !machine.isBlocked, ownsCollectionView, collectionView.window != nil
    else { return false }
    let path = IndexPath(position)
    guard
      ask(at: path, \.canMove), let controller = controllers[position],
      let middle = collectionView.layoutAttributesForItem(at: path)?.center
    else { return false }
    machine.beginBatch()
    moves.carried = CarriedItem(
      controller: controller,
      place: CarriedPlace(origin: position, shown: position),
      point: point ?? middle,
      grip: point.map { CGPoint(x: middle.x - $0.x, y: middle.y - $0.y) } ?? .zero
    )
    guard collectionView.beginInteractiveMovementForItem(at: path) else {
      moves.carried = nil
      perform(machine.endBatch())
      return false
    }
    controller.trace?(.didBeginMoving)
    controller.didBeginMoving()
    carry(to: point ?? middle)
    return true
  }

  /// Carries the item on; the others make room.
  func carry(to point: CGPoint) {
    guard let grip = moves.carried?.grip else { return }
    moves.carried?.point = point
    collectionView.updateInteractiveMovementTargetPosition(
      CGPoint(x: point.x + grip.x, y: point.y + grip.y)
    )
  }

  /// Puts the item down where it is shown.
  ///
  /// - Returns: What has moved; `nil` if the item is where it was.
  func putDown() -> ItemMove? {
    guard moves.carried != nil else { return nil }
    collectionView.endInteractiveMovement()
    return endMoving()
  }

  /// Puts the item back where it was.
  func putBack() {
    guard let carried = moves.carried else { return }
    moves.carried?.place.shown = carried.place.origin
    collectionView.cancelInteractiveMovement()
    _ = endMoving()
  }

  /// Has the list agree with the collection view about where the item was put down.
  func take(_ from: Position, movedTo to: Position) {
    guard
      let move = ItemMove(from: from, to: to, in: list.snapshot),
      let next = list.moving(from, to: to)
    else { return report(.unknownElement("a place for the item at \(from) at \(to)")) }
    let old = list
    var operations = Operations()
    operations.movedItems = [Move(from: from, to: to)]
    let changes = Changeset(from: old.snapshot, to: next.snapshot)
    followStates(changes, from: old, to: next)
    show(next, after: operations)
    moves.carried?.place = CarriedPlace(origin: to, shown: to)
    moves.carried?.move = move
    replaceViewModels()
    saveMovedStates(changes, from: old, to: next)
  }

  /// Tells everyone about the end of a movement.
  ///
  /// Updates wait for the next turn: a collection view that has just put an item down must not be
  /// changed at once.
  private func endMoving() -> ItemMove? {
    guard let carried = moves.carried else { return nil }
    moves.carried = nil
    settle(animated: true)
    alignSelection()
    tellSelection()
    carried.controller.trace?(.didEndMoving)
    carried.controller.didEndMoving()
    if let move = carried.move {
      moves.observers.tell(move)
    }
    moves.isSettling = true
    scheduleWake()
    return carried.move
  }

  /// Lets the updates have their turn that have waited for a movement.
  func endMoveSettling() {
    guard moves.isSettling else { return }
    moves.isSettling = false
    perform(machine.endBatch())
  }
}
