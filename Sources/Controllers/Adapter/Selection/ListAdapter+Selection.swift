public import RosterCore

extension ListAdapter {
  /// How many items can be selected, and for how long; by default, nothing stays selected.
  ///
  /// It sets the collection view's `allowsMultipleSelection`. What may not stay selected in the new mode
  /// is deselected: all items, or all but the first.
  public var selectionMode: SelectionMode {
    get { coordinator.selection.mode }
    set { coordinator.setSelectionMode(newValue) }
  }

  /// The identities of the selected items.
  ///
  /// The selection follows its items wherever updates move them, also between sections, and loses those
  /// that leave the list. Items that are set here and are not in the list are reported and left out;
  /// of several items where one can be selected, the first in the list is.
  ///
  /// - Complexity: O(number of selected items) to read; to write, for each item O(items in its section).
  public var selection: Set<ItemID> {
    get { Set(coordinator.selectedIDs) }
    set { coordinator.select(exactly: newValue) }
  }

  /// The identities of the selected items, in the order of the list.
  public var selectedItems: [ItemID] { coordinator.selectedIDs }

  /// Selects an item, without asking or telling its controller's hooks.
  ///
  /// To select many, set `selection`.
  ///
  /// - Parameter id: The item. One that is not in the list is reported.
  /// - Returns: Whether the item is selected now. In the momentary mode nothing is.
  /// - Complexity: O(items in its section + number of selected items).
  @discardableResult
  public func select(_ id: ItemID) -> Bool {
    coordinator.select(id)
  }

  /// Deselects an item, without asking or telling its controller's hooks.
  ///
  /// - Parameter id: The item. One that is not in the list is reported.
  /// - Returns: Whether the item was selected.
  /// - Complexity: O(items in its section + number of selected items).
  @discardableResult
  public func deselect(_ id: ItemID) -> Bool {
    coordinator.deselect(id)
  }

  /// Deselects all items.
  public func deselectAll() {
    coordinator.select(exactly: [])
  }

  /// Calls a function whenever other items are selected, until the observation is cancelled or the list
  /// is gone.
  ///
  /// - Parameter observer: Is given the selection, after the controllers have been told.
  /// - Returns: The observation, to cancel it by.
  @discardableResult
  public func observeSelection(_ observer: @escaping (Set<ItemID>) -> Void) -> ListObservation {
    coordinator.selection.observe(from: coordinator.selectedIDs, observer)
  }
}
