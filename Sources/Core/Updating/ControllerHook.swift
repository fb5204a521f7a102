/// The names of the methods that a list calls on a controller.
///
/// Tests read them in the order in which they were called; see `RosterTesting`.
public enum ControllerHook: String, Hashable, Sendable, CaseIterable {
  /// The controller belongs to its list, and its item is about to be shown.
  case didLoad

  /// An update has inserted the item into a list that was shown before.
  case didInsert

  /// The controller was mounted on a cell.
  case didMount

  /// The cell shows the view model and the state.
  case configure

  /// The cell is about to appear on screen.
  case willDisplay

  /// The cell has left the screen.
  case didEndDisplaying

  /// The controller is about to give up its cell.
  case willUnmount

  /// The item was removed from the list.
  case didRemove

  /// The view model was replaced by a different one.
  case didUpdate

  /// The position of the item has changed.
  case didMove

  /// A value of the environment has changed.
  case environmentDidChange

  /// Traits of the list have changed.
  case traitsDidChange

  /// A part of the item has become visible.
  case didAppear

  /// The item has become completely visible.
  case didAppearFully

  /// The item is no longer completely visible.
  case didDisappearPartially

  /// The item is no longer visible.
  case didDisappear

  /// The item counts as seen.
  case didImpress

  /// The item has entered the preload range.
  case didEnterPreloadRange

  /// The item has left the preload range.
  case didExitPreloadRange

  /// The collection view expects the item to be shown soon.
  case prefetch

  /// The collection view no longer expects the item to be shown soon.
  case cancelPrefetch

  /// The user has selected the item.
  case didSelect

  /// The user has deselected the item.
  case didDeselect

  /// The item was highlighted by a touch.
  case didHighlight

  /// The item is no longer highlighted.
  case didUnhighlight

  /// The item has received the focus of a keyboard.
  case didFocus

  /// The item has lost the focus.
  case didUnfocus

  /// The user has performed the item's primary action.
  case performPrimaryAction

  /// The user begins to swipe the item.
  case willBeginSwiping

  /// The swiped item is closed.
  case didEndSwiping

  /// The user has picked the item up.
  case didBeginMoving

  /// The item was dropped, or has returned to where it was.
  case didEndMoving

  /// The user begins to drag the item.
  case willBeginDragging

  /// A drag of the item has ended.
  case didEndDragging
}

extension ControllerHook: CustomStringConvertible {
  public var description: String { rawValue }
}
