public import RosterCore

extension ListAdapter {
  /// The identity of the first item in the list with a controller of a type and an identifier.
  ///
  /// ```swift
  /// if let id = adapter.itemID(TodoController.self, id: 7) { adapter.select(id) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the item's controller.
  ///   - id: The identifier of the item's view model.
  /// - Returns: `nil` if there is no such item.
  /// - Complexity: O(number of items of that type).
  public func itemID<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID
  ) -> ItemID? {
    let list = coordinator.list
    return list.snapshot.firstPosition(of: Identifier(id), presentedBy: ControllerKind(type))
      .flatMap { list.stateKey(at: $0)?.id }
  }
}
