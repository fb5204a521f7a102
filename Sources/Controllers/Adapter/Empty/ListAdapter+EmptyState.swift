extension ListAdapter {
  /// The controller of what is shown while the list has no items; `nil` while it has some.
  public var emptyStateController: (any CellControlling)? {
    coordinator.emptyState.controller
  }
}
