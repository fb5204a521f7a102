package import RosterCore

/// The list that a controller belongs to, as the controller sees it.
@MainActor
package protocol ControllerOwner: AnyObject {
  /// Records that the state of a controller has changed and wants to be shown.
  func stateDidChange(of controller: any CellControlling, animated: Bool)

  /// Records that an item has been seen.
  func didImpress(_ impression: Impression, by controller: ListedController)

  /// Runs user code in the middle of what the collection view does; changes that it makes wait.
  func hold<Result>(_ body: () -> Result) -> Result

  /// Reports that a controller has sent an event that no handler takes.
  func eventWasIgnored(_ event: Any, from controller: ListedController)

  /// What a list inside the cell of a controller works with.
  func services(for controller: any CellControlling) -> ListServices
}
