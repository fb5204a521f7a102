package import RosterCore

extension ListAdapter {
  /// Calls a function before each hook of the controllers that the list makes from then on.
  package func trace(_ observer: @escaping (ControllerHook, any CellControlling) -> Void) {
    coordinator.trace = observer
  }

  /// Calls a function with each issue that is reported, until the observation is cancelled or the list
  /// is gone.
  @discardableResult
  package func observeIssues(_ observer: @escaping (ListIssue) -> Void) -> ListObservation {
    coordinator.issues.observers.add(observer)
  }
}
