import Roster

/// What has happened in a list.
@MainActor
final class ListRecord {
  /// The issues that the list has reported, in order.
  var issues: [ListIssue] = []

  /// What controllers have been told, in order.
  var callbacks: [Callback] = []

  /// What the updates of the list have changed, in order.
  private(set) var reports: [UpdateReport] = []

  /// Knows which of the list's controllers are alive.
  private(set) var witnesses: [Witness] = []

  /// Takes down what happens in a list from now on, but for the issues.
  func follow(_ adapter: ListAdapter) {
    adapter.trace { [self] in note($0, $1) }
    adapter.observeUpdates { [self] in reports.append($0) }
  }

  private func note(_ hook: ControllerHook, _ controller: any CellControlling) {
    let callback = Callback(hook, controller)
    callbacks.append(callback)
    if hook == .didLoad {
      witnesses.append(Witness(controller, "\(callback.controller) \(callback.id)"))
    }
  }
}
