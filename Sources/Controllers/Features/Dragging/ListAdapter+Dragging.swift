public import RosterPlatform

extension ListAdapter {
  /// Where the user can drag items of the list; by default, items cannot be dragged.
  ///
  /// A long press lifts an item whose controller returns `dragItems`, and taps with other fingers
  /// add more items. Inside the list, items can be dropped where a section has
  /// `onDrop(of:perform:)`, or where the item's controller allows it with `canMove(to:)`. In the
  /// second case, the list has the new order immediately, and `observeMoves` reports the move.
  /// While an item is dragged over its own list, updates wait.
  ///
  /// ```swift
  /// adapter.itemDragging = .withinApp
  /// ```
  ///
  /// The setting applies to items of carousels, too.
  public var itemDragging: ListAdapter.ItemDragging {
    get { parts.dragging.reach }
    set {
      parts.dragging.reach = newValue
      for carousel in carousels { carousel.itemDragging = newValue }
    }
  }

  /// The app's own delegate for drags that begin in the collection view.
  ///
  /// It provides drag items for items whose controllers provide none, and is notified of all drags.
  /// If the collection view has a drag delegate when dragging is turned on, that one becomes this
  /// delegate. It is held weakly.
  public weak var collectionViewDragDelegate: (any UICollectionViewDragDelegate)? {
    get { parts.stage.views.delegates.drag }
    set {
      parts.stage.views.delegates.drag = newValue
      parts.dragging.connect()
    }
  }

  /// The app's own delegate for drops into the collection view.
  ///
  /// It accepts drops that no section of the list accepts, and is notified of all drags over the
  /// list. If the collection view has a drop delegate when the list first accepts drops, that one
  /// becomes this delegate. It is held weakly.
  public weak var collectionViewDropDelegate: (any UICollectionViewDropDelegate)? {
    get { parts.stage.views.delegates.drop }
    set {
      parts.stage.views.delegates.drop = newValue
      parts.dragging.connect()
    }
  }
}
