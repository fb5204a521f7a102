import RosterCore
import RosterLayout

extension CellController {
  /// Changes the state, and shows the change in the cell and in the layout.
  ///
  /// The state is changed when the call returns. The list shows it before anything is drawn: at the end
  /// of the callback or the `batch` that the call is made in, or else at the end of the turn of the main
  /// actor or with the next layout of the collection view, whichever comes first. No matter how many
  /// states of how many controllers change until then, each cell is configured once, and the list is laid
  /// out once if sizes differ. A change that leaves the state equal does nothing. You can call it at any
  /// time, from any callback, whether the item is on screen or not.
  ///
  /// To see the result in the next line, as in a measurement, make the change in `ListAdapter.batch`,
  /// or let the collection view lay out with `layoutIfNeeded()`.
  ///
  /// - Parameters:
  ///   - animated: Whether the cell is configured and the list laid out in one animation, where
  ///     animations are enabled. Of several changes that are shown together, one that is animated
  ///     animates its controller's others.
  ///   - change: Changes a copy of the state, which becomes the state when the function returns.
  public final func updateState(animated: Bool = true, _ change: (inout State) -> Void) {
    let old = state
    var new = old
    change(&new)
    state = new
    guard new != old, life != .removed else { return }
    measured.expire()
    if stateLaidOut == nil {
      stateLaidOut = old
    }
    owner?.stateDidChange(of: self, animated: animated)
  }

  /// Has the item measured again, for reasons that are neither in the view model nor in the state.
  ///
  /// It is for items of automatic size, when the cell wants another height by itself: an image has come,
  /// a web view has loaded. Changes of the view model, the state, the width and the traits are noticed
  /// without it. The cell is measured when states are shown; nothing happens while there is no cell.
  ///
  /// - Parameter animated: Whether the list is laid out in an animation, where animations are enabled.
  public final func invalidateSize(animated: Bool = true) {
    measured.expire()
    guard life != .removed else { return }
    owner?.sizeDidChange(of: self, animated: animated)
  }

  /// Has the cell configured again, and measured if it is of automatic size, for a reason that is neither
  /// in the view model nor in the state.
  ///
  /// It is done with the changes of state that are shown next; nothing happens without a cell.
  ///
  /// - Parameters:
  ///   - reason: What the cell is configured for.
  ///   - animated: Whether that is animated, where animations are enabled.
  package final func setNeedsConfigure(for reason: ConfigureReason, animated: Bool = true) {
    guard cell != nil, life != .removed else { return }
    reasonsToConfigure.formUnion(reason)
    measured.expire()
    owner?.sizeDidChange(of: self, animated: animated)
  }
}
