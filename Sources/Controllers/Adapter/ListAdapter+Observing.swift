extension ListAdapter {
  /// Calls a function after each update, until the observation is cancelled or the list is gone.
  ///
  /// Updates that change nothing are told as well.
  ///
  /// - Parameter observer: Is given what has changed, after all controllers have been told.
  /// - Returns: The observation, to cancel it by.
  @discardableResult
  public func observeUpdates(_ observer: @escaping (UpdateReport) -> Void) -> ListObservation {
    coordinator.reports.observers.add(observer)
  }
}
