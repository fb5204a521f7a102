import RosterCore

extension ListAdapter {
  /// Makes several changes that are shown together.
  ///
  /// However many states of however many controllers change in a batch, each cell is configured once
  /// and the list is laid out once, when the outermost batch ends. Content that is applied in a batch
  /// is shown then, too.
  ///
  /// Changes of state that are made in one turn of the main actor are shown together anyway, at its end.
  /// Use a batch to see the result at once, or to have content and states change together.
  ///
  /// ```swift
  /// adapter.batch {
  ///   for todo in visibleTodos { todo.updateState { $0.isExpanded = false } }
  /// }
  /// ```
  ///
  /// - Parameter changes: Makes the changes.
  /// - Returns: What the function returns.
  @discardableResult
  public func batch<Result>(_ changes: () throws -> Result) rethrows -> Result {
    try coordinator.batch(changes)
  }

  /// Does what waits for the end of the turn: shows changes made while the collection view was at
  /// work, and saves states.
  package func flush() {
    coordinator.flush()
  }
}
