public import Roster

extension ListHarness {
  /// The place of the first item with a controller of a type and an identifier.
  public func indexPath<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID
  ) -> IndexPath? {
    adapter.itemID(type, id: id).flatMap(adapter.indexPath(of:))
  }

  /// The cell of an item, if it is on screen.
  public func cell<Controller: CellControlling>(
    of type: Controller.Type,
    id: Controller.Model.ID
  ) -> Controller.Cell? {
    flush()
    return indexPath(type, id: id).flatMap { collectionView.cellForItem(at: $0) }
      as? Controller.Cell
  }

  /// The controller of an item, if it has been made.
  public func controller<Controller: CellControlling>(
    of type: Controller.Type,
    id: Controller.Model.ID
  ) -> Controller? {
    indexPath(type, id: id).flatMap { controller(type, at: $0) }
  }

  /// Selects an item, as a tap in the middle of the visible part of its cell does.
  ///
  /// - Returns: Whether the tap reached the item.
  @discardableResult
  public func tap<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID
  ) -> Bool {
    indexPath(type, id: id).map { tap($0) } ?? false
  }

  /// Holds a finger on the middle of an item's cell, as to open its menu.
  ///
  /// - Returns: The menu's description; `nil` if none opens or the item is not on screen.
  public func longPress<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID
  ) -> UIContextMenuConfiguration? {
    indexPath(type, id: id).flatMap { longPress($0) }
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
