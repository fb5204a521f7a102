public import Roster

extension ListHarness {
  /// What controllers have been told since the list was made, or since `takeCallbacks()`, in order.
  ///
  /// Hooks are noted whether or not the controller overrides them.
  ///
  /// ```swift
  /// list.scroll(to: 400)
  /// #expect(list.callbacks(of: TodoController.self, id: 1).suffix(2) == [.didEndDisplaying, .willUnmount])
  /// ```
  public var callbacks: [Callback] { record.callbacks }

  /// What controllers have been told, in order; the next call begins with what comes after.
  public func takeCallbacks() -> [Callback] {
    defer { record.callbacks = [] }
    return record.callbacks
  }

  /// What the controller of an item has been told, in order.
  public func callbacks<Controller: CellControlling>(
    of controller: Controller.Type,
    id: Controller.Model.ID
  ) -> [ControllerHook] {
    let kind = ControllerKind(controller)
    let id = Identifier(id)
    return record.callbacks.filter { $0.controller == kind && $0.id == id }.map(\.hook)
  }
}
