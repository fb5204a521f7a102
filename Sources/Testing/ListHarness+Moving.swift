public import Roster

extension ListHarness {
  /// Carries an item to where another one is, and puts it down there.
  ///
  /// - Returns: What has moved; `nil` if the item may not be moved, may not be put there, or is where it
  ///   was.
  @discardableResult
  public func drag(_ indexPath: IndexPath, to target: IndexPath) -> ItemMove? {
    step("drag item \(indexPath) to \(target)") {
      guard pickUp(indexPath) else { return nil }
      carry(to: target)
      return putDown()
    }
  }

  /// Picks up an item, as a person does who is about to move it.
  ///
  /// - Returns: Whether the item is carried.
  @discardableResult
  public func pickUp(_ indexPath: IndexPath) -> Bool {
    step("pick up item \(indexPath)") {
      flush()
      guard let cell = collectionView.cellForItem(at: indexPath) else { return false }
      return adapter.beginMoving(at: cell.center)
    }
  }

  /// Carries the item that was picked up to where another one is shown.
  public func carry(to target: IndexPath) {
    guard let place = collectionView.layoutAttributesForItem(at: target) else { return }
    carry(to: place.center)
  }

  /// Carries the item that was picked up to a point of the content.
  public func carry(to point: CGPoint) {
    step("carry to \(point.x), \(point.y)") {
      adapter.continueMoving(to: point)
      collectionView.layoutIfNeeded()
    }
  }

  /// Puts the carried item down, and lets the updates have their turn that have waited.
  ///
  /// - Returns: What has moved; `nil` if the item is where it was.
  @discardableResult
  public func putDown() -> ItemMove? {
    step("put down") {
      let move = adapter.endMoving()
      flush()
      return move
    }
  }

  /// Takes the carried item back to where it was, as the system does when a touch is cancelled.
  public func cancelDrag() {
    step("cancel the drag") {
      adapter.cancelMoving()
      flush()
    }
  }

  /// Carries an item to where another one is, and puts it down there.
  ///
  /// - Returns: What has moved; `nil` if the item may not be moved, may not be put there, or is where it
  ///   was.
  @discardableResult
  public func drag<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID,
    to target: Controller.Model.ID
  ) -> ItemMove? {
    guard let from = indexPath(type, id: id), let to = indexPath(type, id: target) else {
      return nil
    }
    return drag(from, to: to)
  }
}
