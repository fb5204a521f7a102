public import RosterPlatform

extension ListAdapter {
  /// Picks up an item to be moved by the user, if its controller's `canMove` allows it.
  ///
  /// Call it from a gesture of the app, such as a long press or a drag on a handle:
  ///
  /// ```swift
  /// @objc func longPressed(_ press: UILongPressGestureRecognizer) {
  ///   let point = press.location(in: collectionView)
  ///   switch press.state {
  ///   case .began: adapter.beginMoving(at: point)
  ///   case .changed: adapter.continueMoving(to: point)
  ///   case .ended: adapter.endMoving()
  ///   default: adapter.cancelMoving()
  ///   }
  /// }
  /// ```
  ///
  /// While the item is picked up, content and changes of state wait. For each position on the way,
  /// the item's controller is asked with `canMove(to:)`. When the item is dropped, the list has the
  /// new order immediately. Then `observeMoves` notifies the app, which applies content in the new
  /// order, or in the old order to undo the move.
  ///
  /// The standard gesture of `UICollectionViewController` moves no items: it does not report
  /// cancellation, so updates would wait without end.
  ///
  /// - Parameter id: The item. One that is not in the list is reported.
  /// - Returns: Whether the item was picked up. That fails while another one is picked up, during
  ///   an update, and outside a window.
  @discardableResult
  public func beginMoving(_ id: ItemID) -> Bool {
    parts.carrying.pickUp(id)
  }

  /// Picks up the item at a point to be moved by the user, if its controller's `canMove` allows it.
  ///
  /// - Parameter point: The position of the finger, in the coordinates of the collection view.
  /// - Returns: Whether an item was picked up.
  @discardableResult
  public func beginMoving(at point: CGPoint) -> Bool {
    guard let path = collectionView.indexPathForItem(at: point) else { return false }
    return parts.carrying.pickUp(Position(path), at: point)
  }

  /// Moves the item that was picked up, and makes space for it.
  ///
  /// - Parameter point: The position of the finger, in the coordinates of the collection view.
  public func continueMoving(to point: CGPoint) {
    parts.carrying.carry(to: point)
  }

  /// Drops the item that was picked up.
  ///
  /// - Returns: The move; `nil` if the item is where it was, or none was picked up.
  @discardableResult
  public func endMoving() -> ItemMove? {
    parts.carrying.putDown()
  }

  /// Returns the item that was picked up to where it was.
  ///
  /// This happens automatically when the list leaves its window.
  public func cancelMoving() {
    parts.carrying.putBack()
  }

  /// The identity of the item that is picked up.
  public var movingItem: ItemID? {
    parts.carrying.item
  }

  /// Calls a function when the user has moved an item, until the observation is cancelled or the
  /// list is released.
  ///
  /// Update the model in it, and apply content in the new order. Content that is applied here
  /// replaces content that has waited for the end of the movement; otherwise the waiting content is
  /// shown next.
  ///
  /// ```swift
  /// adapter.observeMoves { [store] move in
  ///   store.order = move.order.compactMap { $0.identifier(of: TodoController.self) }
  /// }
  /// ```
  ///
  /// - Parameter observer: Receives the move, after the controllers were notified.
  /// - Returns: The observation, which you can cancel.
  @discardableResult
  public func observeMoves(_ observer: @escaping (ItemMove) -> Void) -> ListObservation {
    parts.carrying.observers.add(observer)
  }

  /// Does what the user has done with an item of a recorded list.
  package func replay(_ move: RecordedMove) {
    // The recorded list has ended the turn in which the item before was dropped.
    if move.isBeginning, parts.stage.gate.isHeldByPerson { flush() }
    switch move {
    case .pickUp(let position, let x, let y):
      _ = parts.carrying.pickUp(position, at: CGPoint(x: Double(x), y: Double(y)))
    case .carry(let x, let y):
      parts.carrying.carry(to: CGPoint(x: Double(x), y: Double(y)))
    case .putDown: _ = parts.carrying.putDown()
    case .putBack: parts.carrying.putBack()
    case .step(let from, let to): _ = parts.carrying.moveDragged(from, to: to)
    case .refuse, .land: break
    }
  }
}
