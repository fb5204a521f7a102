import Roster

/// What has happened in a list.
@MainActor
final class ListRecord {
  /// The issues that the list has reported, in order.
  var issues: [Issue] = []

  /// What controllers have been told, in order.
  var callbacks: [Callback] = []

  /// Knows which of the list's controllers are alive.
  private(set) var witnesses: [Witness] = []

  func note(_ hook: ControllerHook, _ controller: any CellControlling) {
    let callback = Callback(hook, controller)
    callbacks.append(callback)
    if hook == .didLoad {
      witnesses.append(Witness(controller, "\(callback.controller) \(callback.id)"))
    }
  }
}
