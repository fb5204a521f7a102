public import RosterPlatform

extension ListAdapter {
  /// How many items can be selected, and for how long; by default, nothing stays selected.
  ///
  /// It sets the collection view's `allowsMultipleSelection`. Carousels share the selection of the
  /// list; a list inside the cell of a `NestedListController` has its own mode. Items that cannot
  /// stay selected in the new mode are deselected: all, or all but the first. In editing mode any
  /// number of items can be selected, regardless of this mode; see `isEditing`.
  public var selectionMode: ListAdapter.SelectionMode {
    get { parts.selection.chosenMode }
    set {
      parts.selection.setMode(newValue)
      for carousel in carousels { carousel.selectionMode = newValue }
    }
  }

  /// The identities of the selected items.
  ///
  /// The selection follows its items when updates move them, also between sections, and loses those
  /// that are removed. Items that are set here and are not in the list are reported and left out.
  /// If several items are set and only one can be selected, the first in the list is selected.
  ///
  /// - Complexity: O(number of selected items) to read; to write, for each item O(items in its
  ///   section).
  public var selection: Set<ItemID> {
    get { Set(parts.selection.allIDs) }
    set { select(newValue) }
  }

  /// The identities of the selected items, in the order of the list, including those inside cells.
  public var selectedItems: [ItemID] { parts.selection.allIDs }

  /// Selects an item, without calling its controller's hooks.
  ///
  /// To select many, set `selection`.
  ///
  /// - Parameter id: The item. One that is not in the list is reported.
  /// - Returns: Whether the item is selected now. In the momentary mode, no item is.
  /// - Complexity: O(items in its section + number of selected items).
  @discardableResult
  public func select(_ id: ItemID) -> Bool {
    guard let place = locate(id, isNeeded: true), place.list !== self else {
      return parts.selection.select(id)
    }
    return place.list.select(place.id)
  }

  /// Deselects an item, without calling its controller's hooks.
  ///
  /// - Parameter id: The item. One that is not in the list is reported.
  /// - Returns: Whether the item was selected.
  /// - Complexity: O(items in its section + number of selected items).
  @discardableResult
  public func deselect(_ id: ItemID) -> Bool {
    guard let place = locate(id), place.list !== self else { return parts.selection.deselect(id) }
    return place.list.deselect(place.id)
  }

  /// Deselects all items.
  public func deselectAll() {
    select([])
  }

  /// Selects other items, each in its own list.
  private func select(_ ids: Set<ItemID>) {
    var own: Set<ItemID> = []
    var inner: [ObjectIdentifier: Set<ItemID>] = [:]
    for id in selectable(ids) {
      if !isOwn(id), let next = step(toward: id, isNeeded: true) {
        inner[ObjectIdentifier(next.list), default: []].insert(next.id)
      } else {
        own.insert(id)
      }
    }
    parts.stage.gate.batch {
      parts.selection.select(exactly: own)
      for (_, _, list) in parts.innerLists {
        list.selection = inner[ObjectIdentifier(list)] ?? []
      }
    }
  }

  /// Returns the first of several items if only one can be selected, and all otherwise.
  private func selectable(_ ids: Set<ItemID>) -> Set<ItemID> {
    guard parts.selection.mode == .single, ids.count > 1 else { return ids }
    let places = ids.compactMap { id in
      parts.stage.list.position(showing: id).map { (id: id, position: $0) }
    }
    let rivals = places.filter { id, position in
      isOwn(id) || parts.stage.list.snapshot.sections[position.section].carousel != nil
    }
    let first = rivals.min { left, right in
      guard left.position == right.position else { return left.position < right.position }
      let inner = (locate(left.id, isNeeded: true), locate(right.id, isNeeded: true))
      guard let before = inner.0?.position, let after = inner.1?.position else { return false }
      return before < after
    }
    return ids.subtracting(rivals.lazy.map(\.id).filter { $0 != first?.id })
  }

  /// Calls a function when the selection has changed, until the observation is cancelled or the
  /// list is released.
  ///
  /// - Parameter observer: Receives the selection, after the controllers were notified.
  /// - Returns: The observation, which you can cancel.
  @discardableResult
  public func observeSelection(_ observer: @escaping (Set<ItemID>) -> Void) -> ListObservation {
    parts.selection.observe(observer)
  }
}

extension ListAdapter {
  /// Makes the context menu for several selected items, or for a press beside all items.
  ///
  /// For the menu of one item, override its controller's `contextMenu(at:)`. The function receives
  /// the items in the order of the list, or none for a press beside them, and the point in the
  /// coordinates of the collection view.
  public var contextMenuForSeveral: (([ItemID], CGPoint) -> UIContextMenuConfiguration?)? {
    get { parts.selection.menuForSeveral }
    set { parts.selection.menuForSeveral = newValue }
  }
}

extension ListAdapter {
  /// Which selected items that leave the list are selected again when they come back; by default, those that leave in editing
  /// mode.
  ///
  /// The user can search for items to select, one search after another. Items that are not in the list are not part of the
  /// `selection`.
  public var selectionRetention: ListAdapter.SelectionRetention {
    get { parts.selection.retention }
    set { parts.selection.retention = newValue }
  }
}
