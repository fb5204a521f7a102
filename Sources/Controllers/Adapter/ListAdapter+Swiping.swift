public import RosterCore
public import RosterPlatform

extension ListAdapter {
  /// The item that a person has swiped aside, whose actions are in view.
  ///
  /// It is not known of rows that UIKit's list layouts swipe by themselves.
  public var swipedItem: ItemID? { parts.swiping.item }

  /// Swipes an item aside, as a hint to what can be done with it.
  ///
  /// - Parameters:
  ///   - id: The item. One that is not in the list is reported.
  ///   - edge: The edge whose actions come into view.
  ///   - animated: Whether a person sees it move.
  /// - Returns: Whether the item is on screen and has actions at that edge.
  @discardableResult
  public func showSwipeActions(
    of id: ItemID,
    from edge: SwipeEdge,
    animated: Bool = true
  ) -> Bool {
    parts.swiping.open(id, from: edge, animated: animated)
  }

  /// Puts the item back that is swiped aside, if there is one.
  public func hideSwipeActions(animated: Bool = true) {
    parts.swiping.close(animated: animated)
  }

  /// What a person can do with an item by swiping its cell aside, for UIKit's list layouts.
  ///
  /// The list swipes cells in every layout; there is no need to call this. Rows of UIKit's list layouts
  /// look and feel as UIKit's own where the layout is given the controllers' actions:
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
    parts.swiping.swipeActions(at: indexPath, from: edge)
  }
}
