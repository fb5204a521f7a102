package import RosterCore
package import RosterPlatform

/// The list of a controller, as the controller uses it.
@MainActor
package protocol ControllerOwner: AnyObject {
  /// Records that the state of a controller has changed and has to be shown.
  func stateDidChange(of controller: any CellControlling, animated: Bool)

  /// Records that the size of a controller's item, or the content of its cell, may have changed.
  func sizeDidChange(of controller: any CellControlling, animated: Bool)

  /// Records that an item counts as seen.
  func didImpress(_ impression: Impression, by controller: ListedController)

  /// Updates a controller without a cell from the latest content.
  func bringUpToDate(_ controller: ListedController)

  /// Returns the position of an item in its section and its list.
  func itemPosition(at position: Position) -> ItemPosition?

  /// Runs user code while the collection view is working; changes that it makes wait.
  func hold<Result>(_ body: () -> Result) -> Result

  /// Reports an issue about the use of a controller.
  func report(_ issue: ListIssue)

  /// Reports that no handler exists for an event of a controller.
  func eventWasIgnored(_ event: Any, from controller: ListedController)

  /// The view that shows the list; `nil` if there is none.
  var listView: UICollectionView? { get }

  /// The controllers of items that have been needed.
  var itemControllers: [any CellControlling] { get }

  /// Returns the services for a list inside the cell of a controller.
  func services(for controller: any CellControlling) -> ListServices

  /// Receives events of the list inside a controller's cell.
  func listInside(_ controller: any CellControlling, tells news: InnerListNews)
}

extension ControllerOwner {
  package var listView: UICollectionView? { nil }

  package var itemControllers: [any CellControlling] { [] }
}

/// An event of a list inside a cell for the list around it.
package enum InnerListNews {
  /// One of its items counts as seen.
  case seen(ItemID, Impression)

  /// The visible part of one of its items has changed.
  case exposed(any CellControlling, VisibilityEvent)

  /// Its selection has changed.
  case selected
}

/// Shows content in a controller's cell on behalf of a subclass in another module of the package,
/// whose hooks belong to the app.
@MainActor
package protocol CellHost: AnyObject {
  /// Shows the item in the cell, before the app's own `configure` is called.
  func show(in cell: UICollectionReusableView)

  /// Called when the content around the item was made again, even if its environment is equal.
  func surroundingsWereReplaced()
}
