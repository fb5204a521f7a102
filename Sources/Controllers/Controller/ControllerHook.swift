/// The names of the methods by which a list tells a controller what happens.
///
/// Tests read them in the order in which they were called; see `RosterTesting`.
public enum ControllerHook: String, Hashable, Sendable, CaseIterable {
  /// The controller belongs to its list, and its item is about to be shown.
  case didLoad

  /// The controller has got a cell.
  case didMount

  /// The cell shows the view model and the state.
  case configure

  /// The cell is about to come on screen.
  case willDisplay

  /// The cell has gone off screen.
  case didEndDisplaying

  /// The controller is about to give up its cell.
  case willUnmount

  /// The item has left the list.
  case didRemove

  /// The view model has been replaced by one that differs.
  case didUpdate

  /// The item has another place than before the update.
  case didMove

  /// A value of the environment has changed.
  case environmentDidChange

  /// Traits of the list have changed.
  case traitsDidChange

  /// A part of the item has come on screen.
  case didAppear

  /// The whole item is on screen.
  case didAppearFully

  /// The item is not wholly on screen any more.
  case didDisappearPartially

  /// Nothing of the item is on screen any more.
  case didDisappear

  /// The item has been seen.
  case didImpress

  /// The item has come near to the screen.
  case didEnterPreloadRange

  /// The item is not near to the screen any longer.
  case didExitPreloadRange

  /// The collection view expects the item to be shown soon.
  case prefetch

  /// The collection view does not expect the item to be shown soon any longer.
  case cancelPrefetch

  /// A person has selected the item.
  case didSelect

  /// A person has deselected the item.
  case didDeselect

  /// A finger rests on the item.
  case didHighlight

  /// The finger has left the item.
  case didUnhighlight

  /// A person has triggered the item's primary action.
  case performPrimaryAction

  /// A person begins to swipe the item aside.
  case willBeginSwiping

  /// The item goes back to its place.
  case didEndSwiping

  /// A person has picked the item up.
  case didBeginMoving

  /// The item was put down, or went back to where it was.
  case didEndMoving

  /// A person begins to drag the item.
  case willBeginDragging

  /// A drag of the item has ended.
  case didEndDragging
}

extension ControllerHook: CustomStringConvertible {
  public var description: String { rawValue }
}

/// Why a cell is configured; more than one reason may hold at once.
public struct ConfigureReason: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The controller has just been mounted on the cell.
  public static let mount = ConfigureReason(rawValue: 1 << 0)

  /// The view model has been replaced by one that differs.
  public static let viewModel = ConfigureReason(rawValue: 1 << 1)

  /// The state has changed.
  public static let state = ConfigureReason(rawValue: 1 << 2)

  /// Traits of the list have changed, such as the text size.
  public static let traits = ConfigureReason(rawValue: 1 << 3)

  /// Values of the environment that reach the controller have changed.
  public static let environment = ConfigureReason(rawValue: 1 << 4)

  /// The item has been selected or deselected.
  public static let selection = ConfigureReason(rawValue: 1 << 5)

  /// The item has been opened or closed in its outline, or has moved within it.
  public static let outline = ConfigureReason(rawValue: 1 << 8)

  /// An observable model has changed that was read when the cell was last configured.
  public static let models = ConfigureReason(rawValue: 1 << 7)

  /// Editing of the item has begun or ended.
  public static let editing = ConfigureReason(rawValue: 1 << 9)

  /// Something is dragged over the item that it takes, or is not any longer.
  public static let dropTarget = ConfigureReason(rawValue: 1 << 10)
}

extension ConfigureReason: CustomStringConvertible {
  /// The reasons in words, as in `view model, state`.
  public var description: String {
    let names: [(ConfigureReason, String)] = [
      (.mount, "mount"), (.viewModel, "view model"), (.state, "state"), (.traits, "traits"),
      (.environment, "environment"), (.selection, "selection"), (.models, "models"),
      (.outline, "outline"), (.editing, "editing"), (.dropTarget, "drop target"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
