package import RosterCore
package import RosterPlatform

/// The list that a controller belongs to, as the controller sees it.
@MainActor
package protocol ControllerOwner: AnyObject {
  /// Records that the state of a controller has changed and wants to be shown.
  func stateDidChange(of controller: any CellControlling, animated: Bool)

  /// Records that the size of a controller's item, or what its cell shows, may be another.
  func sizeDidChange(of controller: any CellControlling, animated: Bool)

  /// Records that an item has been seen.
  func didImpress(_ impression: Impression, by controller: ListedController)

  /// Gives a controller that has no cell what the latest content provides.
  func bringUpToDate(_ controller: ListedController)

  /// Where an item stands, and what is around it.
  func itemPosition(at position: Position) -> ItemPosition?

  /// Runs user code in the middle of what the collection view does; changes that it makes wait.
  func hold<Result>(_ body: () -> Result) -> Result

  /// Reports a mistake in how a controller is used.
  func report(_ issue: ListIssue)

  /// Reports that a controller has sent an event that no handler takes.
  func eventWasIgnored(_ event: Any, from controller: ListedController)

  /// The view that shows the list; `nil` if there is none.
  var listView: UICollectionView? { get }

  /// The controllers of items that have been needed.
  var itemControllers: [any CellControlling] { get }

  /// What a list inside the cell of a controller works with.
  func services(for controller: any CellControlling) -> ListServices

  /// Receives what has happened in the list inside a controller's cell.
  func listInside(_ controller: any CellControlling, tells news: InnerListNews)
}

extension ControllerOwner {
  package var listView: UICollectionView? { nil }

  package var itemControllers: [any CellControlling] { [] }
}

/// What a list inside a cell tells the list around it.
package enum InnerListNews {
  /// One of its items has been seen.
  case seen(ItemID, Impression)

  /// Another part of one of its items is on screen.
  case exposed(any CellControlling, VisibilityEvent)

  /// Other items of it are selected.
  case selected
}

/// What shows something in a controller's cell on behalf of a subclass in another module of the package,
/// whose hooks belong to the app.
@MainActor
package protocol CellHost: AnyObject {
  /// Shows the item in the cell, before the app's own `configure` does.
  func show(in cell: UICollectionReusableView)

  /// The content around the item has been made anew, also if its environment is equal to the one before.
  func surroundingsWereReplaced()
}
