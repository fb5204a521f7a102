public import RosterCore
public import RosterPlatform

extension ListAdapter {
  /// Picks up an item for a person who is about to move it, if its controller's `canMove` says so.
  ///
  /// Drive it from a gesture of the app's, such as a long press or a drag on a handle:
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
  /// While the item is carried, content and changes of state wait. The item's controller is asked
  /// about each place on the way, by `canMove(to:)`. When the item is put down, the list has the new
  /// order at once, before the app knows of it; `observeMoves` tells the app, which then applies content
  /// in that order, or content in the old one to take the item back.
  ///
  /// The standard gesture of `UICollectionViewController` finds no item to move: it does not tell when
  /// it is cancelled, and updates would wait for ever.
  ///
  /// - Parameter id: The item. One that is not in the list is reported.
  /// - Returns: Whether the item is carried. It is not if another one is, in the middle of an update,
  ///   and outside a window.
  @discardableResult
  public func beginMoving(_ id: ItemID) -> Bool {
    parts.carrying.pickUp(id)
  }

  /// Picks up the item at a point for a person who is about to move it, if its controller's `canMove`
  /// says so.
  ///
  /// - Parameter point: Where the finger is, in the coordinates of the collection view.
  /// - Returns: Whether an item is carried.
  @discardableResult
  public func beginMoving(at point: CGPoint) -> Bool {
    guard let path = collectionView.indexPathForItem(at: point) else { return false }
    return parts.carrying.pickUp(Position(path), at: point)
  }

  /// Carries the item on, which was picked up before; the others make room for it.
  ///
  /// - Parameter point: Where the finger is, in the coordinates of the collection view.
  public func continueMoving(to point: CGPoint) {
    parts.carrying.carry(to: point)
  }

  /// Puts the carried item down.
  ///
  /// - Returns: What has moved; `nil` if the item was put down where it was taken from, or none is
  ///   carried.
  @discardableResult
  public func endMoving() -> ItemMove? {
    parts.carrying.putDown()
  }

  /// Puts the carried item back to where it was taken from.
  ///
  /// It also happens by itself when the list leaves its window.
  public func cancelMoving() {
    parts.carrying.putBack()
  }

  /// The identity of the item that is carried.
  public var movingItem: ItemID? {
    parts.carrying.item
  }

  /// Calls a function whenever a person has moved an item, until the observation is cancelled or the
  /// list is gone.
  ///
  /// Update the model in it, and apply content in the new order. Content that has waited for the end of
  /// the movement is replaced by content that is applied here; if nothing is, it is shown next.
  ///
  /// ```swift
  /// adapter.observeMoves { [store] move in
  ///   store.order = move.order.compactMap { $0.identifier(of: TodoController.self) }
  /// }
  /// ```
  ///
  /// - Parameter observer: Is given the move, after the controllers have been told.
  /// - Returns: The observation, to cancel it by.
  @discardableResult
  public func observeMoves(_ observer: @escaping (ItemMove) -> Void) -> ListObservation {
    parts.carrying.observers.add(observer)
  }
}
