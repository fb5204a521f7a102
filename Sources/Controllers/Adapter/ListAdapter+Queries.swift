public import RosterCore
public import RosterPlatform

extension ListAdapter {
  /// The identity of an item by its place in the collection view.
  ///
  /// - Complexity: O(number of items in the section).
  public func itemID(at indexPath: IndexPath) -> ItemID? {
    coordinator.list.snapshot.itemID(at: Position(indexPath))
  }

  /// The place of an item in the collection view.
  ///
  /// - Complexity: O(number of items in the section).
  public func indexPath(of id: ItemID) -> IndexPath? {
    coordinator.list.snapshot.position(of: id).map(IndexPath.init)
  }

  /// The controller of an item, if the item has been needed.
  public func controller(at indexPath: IndexPath) -> (any CellControlling)? {
    coordinator.controllers[Position(indexPath)]
  }

  /// The number of controllers that the list holds, headers and footers included.
  public var controllerCount: Int { coordinator.controllers.count }
}
