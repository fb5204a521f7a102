import RosterCore
import RosterLayout

extension CellController {
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
    owner?._stateDidChange(of: self, animated: animated)
  }
}
