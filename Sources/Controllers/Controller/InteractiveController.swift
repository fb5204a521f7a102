public import RosterCore
public import RosterPlatform

/// What an item does when a person touches it, whatever it shows.
///
/// It is the part of every `CellController` that does not depend on the types of the controller.
/// Override the hooks that matter; none of them has to call `super`. All of them are about this item,
/// so there are no index paths to look up.
@MainActor
open class InteractiveController {
  /// Whether the item is selected, by a person or by the app.
  ///
  /// The cell is configured when it changes, for the reason `.selection`.
  public final internal(set) var isSelected = false

  /// Whether a finger rests on the item.
  public final internal(set) var isHighlighted = false

  /// Whether the list is edited, and the item with it; see `ListAdapter.isEditing`.
  ///
  /// The cell is configured when it changes, for the reason `.editing`.
  public final internal(set) var isEditing = false

  /// Whether something is dragged over the item that it takes; see `onDrop(of:onto:perform:)`.
  ///
  /// The cell is configured when it changes, for the reason `.dropTarget`.
  public final internal(set) var isDropTarget = false

  init() {}

  /// Whether a touch highlights the item.
  ///
  /// An item that cannot be highlighted cannot be selected by touch.
  open var shouldHighlight: Bool { true }

  /// Whether a person may select the item; the app may in any case.
  open var shouldSelect: Bool { true }

  /// Whether a person may deselect the item; the app may in any case.
  open var shouldDeselect: Bool { true }

  /// A person has selected the item.
  ///
  /// Unless the adapter's `selectionMode` says otherwise, the item is deselected at once, so that this
  /// hook is about a tap. It is not called for items that the app selects.
  open func didSelect() {}

  /// A person has deselected the item, or has selected another one where one at a time is selected.
  open func didDeselect() {}

  /// A finger rests on the item.
  open func didHighlight() {}

  /// The finger has left the item.
  open func didUnhighlight() {}

  /// Performs the item's primary action: a person has tapped it outside editing, or has pressed return.
  ///
  /// It follows `didSelect()`, and is not called for an item that the selection has moved or removed.
  open func performPrimaryAction() {}

  /// The menu that a long touch opens, with its preview.
  ///
  /// - Parameter point: Where the finger is, in the coordinates of the cell.
  /// - Returns: `nil` for no menu, as by default.
  open func contextMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
    nil
  }

  /// What a person can do with the item by swiping its cell away from the edge where text begins.
  ///
  /// The first action is at the edge. Cells can be swiped in every layout that does not scroll
  /// sideways; nothing has to be set up for it. The actions are also offered to assistive technologies,
  /// by their titles.
  open var leadingActions: [SwipeAction] { [] }

  /// What a person can do with the item by swiping its cell away from the edge where text ends.
  ///
  /// ```swift
  /// override var trailingActions: [SwipeAction] {
  ///   [SwipeAction("Delete", style: .destructive) { [weak self] in self?.delete() }]
  /// }
  /// ```
  open var trailingActions: [SwipeAction] { [] }

  /// Whether a swipe all the way across does the first action; by default it does.
  open var performsFirstActionWithFullSwipe: Bool { true }

  /// A person begins to swipe the item aside, and its actions come into view.
  ///
  /// `didEndSwiping()` follows, once. It is not called for rows that UIKit's list layouts swipe on their own.
  ///
  /// - Parameter edge: The edge whose actions come into view.
  open func willBeginSwiping(from edge: SwipeEdge) {}

  /// The item goes back to its place: an action was chosen, something else was touched, the list
  /// scrolled, or the item has changed or left the list.
  open func didEndSwiping() {}

  /// What a person can do with the item through an assistive technology, beside touching it.
  ///
  /// What takes a gesture or a small button to do belongs here. The cell has the actions while the
  /// controller is mounted on it, and they are asked for whenever the cell is configured.
  open var accessibilityActions: [AccessibilityAction] { [] }

  /// Whether the item is edited when the list is; by default it is.
  ///
  /// An item that is not edited cannot be selected while the list is, and its cell does not change.
  open var canEdit: Bool { true }

  /// Whether a person may carry the item to another place; by default not.
  ///
  /// The app calls the adapter when a person moves an item; see `ListAdapter.beginMoving(at:)`.
  open var canMove: Bool { false }

  /// Whether a person may put the item down at a place on the way; by default, anywhere.
  ///
  /// - Parameter move: What would move, by identity: the section, and the items on either side.
  /// - Returns: Whether the item may be put down there.
  open func canMove(to move: ItemMove) -> Bool { true }

  /// A person has picked the item up.
  ///
  /// Content and changes of state wait until it is put down. `didEndMoving()` follows, once.
  open func didBeginMoving() {}

  /// A person has put the item down, or it went back to where it was.
  open func didEndMoving() {}

  /// What a person carries who drags the item, where `ListAdapter.itemDragging` lets items be dragged.
  ///
  /// Give other apps what they can make of the item, by an `NSItemProvider`. Lists of the app take the item
  /// itself, with `onDrop(of:)` for the type of its view model.
  ///
  /// ```swift
  /// override var dragItems: [UIDragItem] {
  ///   [UIDragItem(itemProvider: NSItemProvider(object: viewModel.title as NSString))]
  /// }
  /// ```
  ///
  /// By default, an item that can be moved can be dragged, with nothing for others; one that cannot is not
  /// lifted. With none, the item stays where it is.
  open var dragItems: [UIDragItem] {
    canMove ? [UIDragItem(itemProvider: NSItemProvider())] : []
  }

  /// How the cell is shown while it is dragged and while it comes to rest; `nil` for as it is.
  open var dragPreviewParameters: UIDragPreviewParameters? { nil }

  /// A person begins to drag the item, alone or with others.
  ///
  /// `didEndDragging(_:)` follows, once.
  open func willBeginDragging() {}

  /// A drag of the item has ended.
  ///
  /// It is called right after the action of a list that has taken the item, in the same turn: so a list whose
  /// items go to another one's model can take them out of its own.
  ///
  /// - Parameter result: What became of it.
  open func didEndDragging(_ result: DragResult) {}

  /// Whether controllers of this type are notified when the list scrolls; by default not.
  open class var observesScrolling: Bool { false }

  /// The list has scrolled, or a person has started or stopped scrolling it.
  ///
  /// It is called on mounted controllers of types whose `observesScrolling` is true, for every step of
  /// a scroll; so keep it cheap.
  open func listDidScroll(_ event: ScrollEvent) {}
}

/// What happens to a list while it scrolls.
public enum ScrollEvent: Hashable, Sendable {
  /// A person has begun to drag the list.
  case beganDragging

  /// The list has moved, whatever moved it.
  case moved

  /// A person has lifted the finger from the list, which may go on moving.
  case endedDragging(willDecelerate: Bool)

  /// The list has stopped after a drag or an animation.
  case didEndScrolling
}
