public import RosterPlatform

extension ListAdapter {
  /// How far a person can drag the items of the list; by default, items are not lifted at all.
  ///
  /// A finger that rests on an item lifts it, if its controller's `dragItems` has something; taps of other fingers
  /// take more items along. Within the list, items go where `onDrop(of:perform:)` of a section takes them, or
  /// where `canMove(to:)` of the item's controller lets them: then the list has the new order at once, and
  /// `observeMoves` tells. While an item is dragged over its own list, updates wait.
  ///
  /// ```swift
  /// adapter.itemDragging = .withinApp
  /// ```
  ///
  /// The items of carousels are dragged as far as those of the list.
  public var itemDragging: ItemDragging {
    get { parts.dragging.reach }
    set {
      parts.dragging.reach = newValue
      for carousel in carousels { carousel.itemDragging = newValue }
    }
  }

  /// The app's own delegate for drags that begin in the collection view.
  ///
  /// It gives what is dragged with items whose controllers give nothing, and is told of all drags. A delegate that
  /// the collection view has when the list begins to take part in drags becomes this delegate. It is held weakly.
  public weak var collectionViewDragDelegate: (any UICollectionViewDragDelegate)? {
    get { parts.stage.views.delegates.drag }
    set {
      parts.stage.views.delegates.drag = newValue
      parts.dragging.connect()
    }
  }

  /// The app's own delegate for drops into the collection view.
  ///
  /// It takes what no section of the list takes, and is told of all drags over the list. A delegate that the
  /// collection view has when the list begins to take drops becomes this delegate. It is held weakly.
  public weak var collectionViewDropDelegate: (any UICollectionViewDropDelegate)? {
    get { parts.stage.views.delegates.drop }
    set {
      parts.stage.views.delegates.drop = newValue
      parts.dragging.connect()
    }
  }
}
