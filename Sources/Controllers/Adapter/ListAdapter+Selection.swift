public import RosterCore
public import RosterPlatform

/// How many items of a list can be selected, and for how long.
public enum SelectionMode: Hashable, Sendable {
  /// A tap tells the item's controller, and nothing stays selected.
  case momentary

  /// One item stays selected until another one is.
  case single

  /// Any number of items stay selected until they are deselected.
  case multiple
}

extension ListAdapter {
  /// How many items can be selected, and for how long; by default, nothing stays selected.
  ///
  /// It sets the collection view's `allowsMultipleSelection`. What may not stay selected in the new mode
  /// is deselected: all items, or all but the first.
  public var selectionMode: SelectionMode {
    get { parts.selection.mode }
    set { parts.selection.setMode(newValue) }
  }

  /// The identities of the selected items.
  ///
  /// The selection follows its items wherever updates move them, also between sections, and loses those
  /// that leave the list. Items that are set here and are not in the list are reported and left out;
  /// of several items where one can be selected, the first in the list is.
  ///
  /// - Complexity: O(number of selected items) to read; to write, for each item O(items in its section).
  public var selection: Set<ItemID> {
    get { Set(parts.selection.ids) }
    set { parts.selection.select(exactly: newValue) }
  }

  /// The identities of the selected items, in the order of the list.
  public var selectedItems: [ItemID] { parts.selection.ids }

  /// Selects an item, without asking or telling its controller's hooks.
  ///
  /// To select many, set `selection`.
  ///
  /// - Parameter id: The item. One that is not in the list is reported.
  /// - Returns: Whether the item is selected now. In the momentary mode nothing is.
  /// - Complexity: O(items in its section + number of selected items).
  @discardableResult
  public func select(_ id: ItemID) -> Bool {
    parts.selection.select(id)
  }

  /// Deselects an item, without asking or telling its controller's hooks.
  ///
  /// - Parameter id: The item. One that is not in the list is reported.
  /// - Returns: Whether the item was selected.
  /// - Complexity: O(items in its section + number of selected items).
  @discardableResult
  public func deselect(_ id: ItemID) -> Bool {
    parts.selection.deselect(id)
  }

  /// Deselects all items.
  public func deselectAll() {
    parts.selection.select(exactly: [])
  }

  /// Calls a function whenever other items are selected, until the observation is cancelled or the list
  /// is gone.
  ///
  /// - Parameter observer: Is given the selection, after the controllers have been told.
  /// - Returns: The observation, to cancel it by.
  @discardableResult
  public func observeSelection(_ observer: @escaping (Set<ItemID>) -> Void) -> ListObservation {
    parts.selection.observe(observer)
  }
}

extension ListAdapter {
  /// Makes the menu for several selected items, or for a touch beside all items.
  ///
  /// The menu of one item is its controller's own: `contextMenu(at:)`. The function is given the items
  /// in the order of the list, none for a touch beside them, and the point in the coordinates of the
  /// collection view.
  public var contextMenuForSeveral: (([ItemID], CGPoint) -> UIContextMenuConfiguration?)? {
    get { parts.selection.menuForSeveral }
    set { parts.selection.menuForSeveral = newValue }
  }
}

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
    parts.selection.swipeActions(at: indexPath, from: edge)
  }
}
