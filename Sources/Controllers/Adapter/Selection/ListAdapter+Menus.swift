public import RosterCore
public import RosterPlatform

extension ListAdapter {
  /// Makes the menu for several selected items, or for a touch beside all items.
  ///
  /// The menu of one item is its controller's own: `contextMenu(at:)`. The function is given the items
  /// in the order of the list, none for a touch beside them, and the point in the coordinates of the
  /// collection view.
  public var contextMenuForSeveral: (([ItemID], CGPoint) -> UIContextMenuConfiguration?)? {
    get { coordinator.selection.menuForSeveral }
    set { coordinator.selection.menuForSeveral = newValue }
  }
}
