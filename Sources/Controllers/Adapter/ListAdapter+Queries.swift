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

  /// The identities of the items on screen, from top to bottom.
  public var visibleItems: [ItemID] {
    collectionView.indexPathsInSight
      .compactMap { coordinator.list.snapshot.itemID(at: coordinator.position(shownAt: $0)) }
  }

  /// The controller of an item by its place, if the item has been needed.
  public func controller(at indexPath: IndexPath) -> (any CellControlling)? {
    coordinator.controllers[Position(indexPath)]
  }

  /// The controller of an item by its identity, if the item has been needed.
  ///
  /// - Complexity: O(number of items in the section).
  public func controller(for id: ItemID) -> (any CellControlling)? {
    coordinator.list.snapshot.position(of: id).flatMap { coordinator.controllers[$0] }
  }

  /// The controller of a type whose view model has an identifier, if the item has been needed.
  ///
  /// - Complexity: O(number of controllers).
  public func controller<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID
  ) -> Controller? {
    for (_, controller) in coordinator.controllers.all {
      if let controller = controller as? Controller, controller.viewModel.id == id {
        return controller
      }
    }
    return nil
  }

  /// The number of controllers that the list holds: those of headers and footers are included, and those
  /// of removed items whose cells are still animated away.
  public var controllerCount: Int {
    coordinator.controllers.count + coordinator.mounts.departing.count
  }
}
