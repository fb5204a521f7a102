public import RosterPlatform

extension ListAdapter {
  /// The item that the user has swiped, whose actions are visible.
  ///
  /// Rows that UIKit's list layouts swipe are not included.
  public var swipedItem: ItemID? { parts.swiping.item }

  /// Reveals the swipe actions of an item, as a hint.
  ///
  /// - Parameters:
  ///   - id: The item. One that is not in the list is reported.
  ///   - edge: The edge whose actions are revealed.
  ///   - animated: Whether the swipe is animated.
  /// - Returns: Whether the item is on screen and has actions at that edge. Items of horizontal lists
  ///   are not swiped.
  @discardableResult
  public func showSwipeActions(
    of id: ItemID,
    from edge: SwipeAction.Edge,
    animated: Bool = true
  ) -> Bool {
    parts.swiping.open(id, from: edge, animated: animated)
  }

  /// Closes the swiped item, if there is one.
  public func hideSwipeActions(animated: Bool = true) {
    parts.swiping.close(animated: animated)
  }

  /// Returns the swipe actions of an item, for UIKit's list layouts.
  ///
  /// Roster supports swiping in every layout, and you do not need to call this method. For UIKit's
  /// own appearance of swipe actions in its list layouts, pass the actions to the layout:
  ///
  /// ```swift
  /// configuration.trailingSwipeActionsConfigurationProvider = { [weak adapter] in
  ///   adapter?.swipeActions(at: $0, from: .trailing)
  /// }
  /// ```
  ///
  /// An action is performed for the item for which it was requested, even if the item has moved,
  /// and not at all if it was removed.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item in the collection view.
  ///   - edge: The edge from which the cell is swiped.
  /// - Returns: `nil` if there are no actions, so that the cell cannot be swiped.
  public func swipeActions(
    at indexPath: IndexPath,
    from edge: SwipeAction.Edge
  ) -> UISwipeActionsConfiguration? {
    parts.swiping.swipeActions(at: indexPath, from: edge)
  }
}
