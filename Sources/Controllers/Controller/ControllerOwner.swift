import RosterPlatform

/// The list of a controller, as the controller uses it.
@MainActor
package protocol ControllerOwner: AnyObject {
  /// Called before the state of a controller changes that could not be read from the storage.
  func stateWillChange(of controller: any CellControlling)

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

  /// Moves the item of a controller past its neighbor on behalf of the user.
  ///
  /// - Returns: Whether the item was moved.
  func step(_ controller: any CellControlling, _ step: MoveStep) -> Bool

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

/// A reference to a list that does not keep it alive.
///
/// The controllers of a list share it: a weak reference for each of them would take longer to make.
@MainActor
package final class OwnerReference {
  private(set) weak var owner: (any ControllerOwner)?

  /// Receives each hook of every controller before it is called; `nil` if there is no observer.
  var trace: ((ControllerHook, any CellControlling) -> Void)?

  package init(_ owner: any ControllerOwner) {
    self.owner = owner
  }
}

extension ControllerOwner {
  package var listView: UICollectionView? { nil }

  package var itemControllers: [any CellControlling] { [] }

  package func step(_ controller: any CellControlling, _ step: MoveStep) -> Bool { false }
}

/// An event of a list inside a cell for the list around it.
package enum InnerListNews {
  /// One of its items counts as seen.
  case seen(ItemID, Impression)

  /// The visible part of one of its items has changed.
  case exposed(any CellControlling, ListAdapter.VisibilityEvent)

  /// Its selection has changed.
  case selected
}

/// Shows an item in its cell on behalf of a subclass in another module of the package, whose hooks belong to the app.
@MainActor
package protocol CellHost: AnyObject {
  /// Shows the item in the cell, before the app's own `configure` is called.
  func show(in cell: UICollectionReusableView)

  /// Called when the content around the item was made again, even if its environment is equal.
  func surroundingsWereReplaced()
}
