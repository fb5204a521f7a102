public import RosterPlatform

extension ListAdapter {
  /// What a person can do with an item by swiping its cell aside, as its controller says.
  ///
  /// UIKit swipes the cells of list layouts alone. Give it the controllers' actions there:
  ///
  /// ```swift
  /// configuration.trailingSwipeActionsConfigurationProvider = { [weak adapter] in
  ///   adapter?.swipeActions(at: $0, from: .trailing)
  /// }
  /// ```
  ///
  /// An action is done for the item whose actions were asked for, wherever it is then, and not at all
  /// if it has left the list.
  ///
  /// - Parameters:
  ///   - indexPath: The place of the item in the collection view.
  ///   - edge: The edge that is swiped from.
  /// - Returns: `nil` if there is nothing to do, so that the cell stays put.
  public func swipeActions(
    at indexPath: IndexPath,
    from edge: SwipeEdge
  ) -> UISwipeActionsConfiguration? {
    coordinator.swipeActions(at: indexPath, from: edge)
  }
}
