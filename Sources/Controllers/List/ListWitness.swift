import RosterPlatform

/// Receives what happens in a list, as it happens.
///
/// There is none unless the app has asked for a recording. Then the loop, the stage, the bridge and
/// those who report issues and changes of state call it right before they act, so that the last
/// thing it has received is what the list was doing when the process ended.
@MainActor
protocol ListWitness: AnyObject {
  /// Called before or after something happens, as the moment says.
  func note(_ moment: ListMoment)

  /// Returns what it remembers of an item, in words, in order.
  func history(of id: ItemID) -> [String]
}

/// Something that happens in a list.
enum ListMoment {
  /// The app asks for content.
  case willApply(UpdateRequest)

  /// An update is about to be made.
  case willCommit(Update)

  /// An update was made, and the controllers were notified of it.
  case didCommit(Update, UpdateReport)

  /// A hook of a controller is about to be called.
  case hook(ControllerHook, any CellControlling)

  /// A controller has changed its state.
  case stateDidChange(any CellControlling, isAnimated: Bool)

  /// An issue was reported.
  case issue(ListIssue)

  /// The list has scrolled.
  case didScroll

  /// The size, the traits or the window of the list may have changed.
  case screenMayHaveChanged

  /// The user touches an item.
  case touch(RecordedTouch, IndexPath)

  /// The user moves an item.
  case move(RecordedMove)

  /// The collection view performs updates that the list has not asked for; `nil` if it reloads everything.
  case bypass([UICollectionViewUpdateItem]?)

  /// All animations of the list have ended.
  case animationsDidEnd

  /// What was changed is shown, and the present turn ends.
  case turnDidEnd
}
