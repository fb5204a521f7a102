extension CellController {
  /// Changes the state, and shows the change in the cell and in the layout.
  ///
  /// The state has changed when the call returns. The list shows the change before anything is
  /// drawn: at the end of the callback or the `batch` in which the call is made, or else at the end
  /// of the turn of the main actor or with the next layout of the collection view, whichever comes
  /// first. No matter how many states change until then, each cell is configured once, and the list
  /// is laid out once if sizes differ. A change that leaves the state equal does nothing. You can
  /// call this method at any time, from any callback, whether the item is on screen or not.
  ///
  /// To see the result in the next line, for example to measure it, make the change in
  /// `ListAdapter.batch`, or call `layoutIfNeeded()` on the collection view.
  ///
  /// - Parameters:
  ///   - animated: Whether the cell is configured and the list laid out in one animation. If
  ///     several changes of a controller are shown together, all are animated if one is.
  ///   - change: Changes a copy of the state, which becomes the new state.
  public final func updateState(animated: Bool = true, _ change: (inout State) -> Void) {
    if awaitsStoredState { owner?.stateWillChange(of: self) }
    let old = state
    var new = old
    change(&new)
    state = new
    guard new != old, life != .removed else { return }
    measured.expire()
    if stateLaidOut == nil {
      stateLaidOut = Former(old)
    }
    owner?.stateDidChange(of: self, animated: animated)
  }

  /// Whether the cell was configured for the present state.
  final var showsState: Bool { stateConfigured == state }

  /// Records that the cell shows the present state.
  final func recordShownState() {
    stateConfigured = state
  }

  /// Measures the item again, for reasons that are neither in the view model nor in the state.
  ///
  /// Use it for items with automatic size whose cell needs another height, for example because an
  /// image or a web view has loaded. It is not necessary for changes of the view model, the state,
  /// the width and the traits. The cell is measured when states are shown; without a cell nothing
  /// happens.
  ///
  /// - Parameter animated: Whether the list is laid out in an animation.
  public final func invalidateSize(animated: Bool = true) {
    measured.expire()
    guard life != .removed else { return }
    owner?.sizeDidChange(of: self, animated: animated)
  }

  /// Configures the cell again, and measures it if its size is automatic, for a reason that is
  /// neither in the view model nor in the state.
  ///
  /// This happens together with the next changes of state; without a cell nothing happens.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - animated: Whether the change is animated.
  package final func setNeedsConfigure(
    for reason: ListedController.ConfigureReason,
    animated: Bool = true
  ) {
    guard cell != nil, life != .removed else { return }
    reasonsToConfigure.formUnion(reason)
    measured.expire()
    owner?.sizeDidChange(of: self, animated: animated)
  }
}
