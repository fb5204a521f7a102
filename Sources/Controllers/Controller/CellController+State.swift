import RosterCore

extension CellController {
  /// Changes the state, and shows the change in the cell and in the layout.
  ///
  /// The state is changed at once. The cell is configured, and laid out anew if its size differs,
  /// before the call returns, unless the list is in the middle of something, a callback or a batch:
  /// then right after it, once for all changes made meanwhile. A change that leaves the state equal
  /// does nothing. It may be called at any time, from any callback, whether the item is on screen or
  /// not.
  ///
  /// - Parameters:
  ///   - animated: Whether the cell is configured and the list laid out in one animation. Of several
  ///     changes that are shown together, one that is animated animates its controller's others.
  ///   - change: Changes a copy of the state, which becomes the state when the function returns.
  public final func updateState(animated: Bool = true, _ change: (inout State) -> Void) {
    let old = state
    var new = old
    change(&new)
    state = new
    guard new != old, life != .removed else { return }
    if stateLaidOut == nil {
      stateLaidOut = old
    }
    owner?._stateDidChange(of: self, animated: animated)
  }
}
