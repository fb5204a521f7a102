public import Roster

/// A call of a controller's hook, by the identity of the item.
public struct Callback: Hashable, Sendable {
  /// The hook.
  public let hook: ControllerHook

  /// The type of the controller.
  public let controller: ControllerKind

  /// The identifier of the item's view model.
  public let id: Identifier

  @MainActor
  init(_ hook: ControllerHook, _ controller: any CellControlling) {
    self.hook = hook
    self.controller = ControllerKind(type(of: controller))
    id = controller.viewModelID
  }
}

extension Callback: CustomStringConvertible {
  /// Such as `didMount TodoController 7`.
  public var description: String { "\(hook) \(controller) \(id)" }
}

extension CellControlling {
  fileprivate var viewModelID: Identifier { Identifier(viewModel.id) }
}
