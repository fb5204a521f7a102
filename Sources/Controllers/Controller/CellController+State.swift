import RosterCore

extension CellController {
  /// Changes the state, and shows the change in the cell and in the layout.
  ///
  /// The state is changed at once. The cell is configured, and laid out anew if its size differs,
  /// before the call returns, unless the list is in the middle of something: then right after it. A
  /// change that leaves the state equal does nothing. It may be called at any time, from any
  /// callback.
  ///
  /// - Parameter change: Changes the state in place.
  public final func updateState(_ change: (inout State) -> Void) {
    let old = state
    change(&state)
    guard state != old, life != .removed else { return }
    if stateLaidOut == nil {
      stateLaidOut = old
    }
    owner?._stateDidChange(of: self)
  }
}
