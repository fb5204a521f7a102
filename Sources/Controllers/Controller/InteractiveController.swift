public import RosterPlatform

/// The part of a controller that handles a person's interactions with its item.
///
/// It is the part of every `CellController` that is independent of the controller's types. Override
/// the hooks you need; none of them has to call `super`. All of them are about this item, so there
/// are no index paths to look up.
@MainActor
open class InteractiveController {
  /// Whether the item is selected, by a person or by the app.
  ///
  /// The cell is configured when it changes, for the reason `.selection`.
  public final internal(set) var isSelected = false

  /// Whether the item is highlighted by a touch.
  public final internal(set) var isHighlighted = false

  /// Whether the item is in editing mode; see `ListAdapter.isEditing`.
  ///
  /// The cell is configured when it changes, for the reason `.editing`.
  public final internal(set) var isEditing = false

  /// Whether a drag that the item accepts is over it; see `onDrop(of:onto:perform:)`.
  ///
  /// The cell is configured when it changes, for the reason `.dropTarget`.
  public final internal(set) var isDropTarget = false

  /// Whether the cell has the focus of a keyboard or a remote control.
  ///
  /// The cell is configured when it changes, for the reason `.focus`.
  public final internal(set) var isFocused = false

  init() {}

  /// Whether a touch highlights the item.
  ///
  /// An item that cannot be highlighted cannot be selected by touch.
  open var shouldHighlight: Bool { true }

  /// Whether a person can select the item; the app always can.
  open var shouldSelect: Bool { Self.itemDefaults?.shouldSelect ?? true }

  /// Whether a person can deselect the item; the app always can.
  open var shouldDeselect: Bool { true }

  /// Called when a person has selected the item.
  ///
  /// By default, the item is deselected immediately, so that this hook is called for each tap; see
  /// the adapter's `selectionMode`. It is not called for items that the app selects.
  open func didSelect() {}

  /// Called when a person has deselected the item, or has selected another one with single
  /// selection.
  open func didDeselect() {}

  /// Called when a touch has highlighted the item.
  open func didHighlight() {}

  /// Called when the item is no longer highlighted.
  open func didUnhighlight() {}

  /// Performs the item's primary action: a person has tapped it outside editing mode, or has
  /// pressed return.
  ///
  /// It is called after `didSelect()`, but not if the selection has moved or removed the item.
  open func performPrimaryAction() {}

  /// Whether a person can move the focus to the item with a keyboard or a remote control; by default, if a
  /// person can select it.
  ///
  /// It is read only if `ListAdapter.focusMode` allows items to be focused. Views in the cell, such as a text
  /// field, can be focused only if the cell itself cannot.
  open var canFocus: Bool { shouldSelect }

  /// Called when the item has received the focus.
  ///
  /// `didUnfocus()` is called later, once: when the focus moves on, or when the item leaves the list or the
  /// screen.
  open func didFocus() {}

  /// Called when the item has lost the focus.
  open func didUnfocus() {}

  /// The actions that a person can perform with keys while the item has the focus or is selected.
  ///
  /// ```swift
  /// override var keyActions: [KeyAction] {
  ///   [KeyAction("Delete", key: .delete) { [weak self] in self?.delete() }]
  /// }
  /// ```
  ///
  /// A key acts on the item that has the focus. If that item is selected, or nothing has the focus, the key acts on
  /// all selected items with an action for it. The view controller around the list offers the keys to the system,
  /// which lists them with their titles; a list outside any view controller offers none. They are read when the
  /// focus or the selection changes, and after each update and each change of state.
  open var keyActions: [KeyAction] { [] }

  /// Returns the context menu of the item, with its preview.
  ///
  /// - Parameter point: The position of the finger, in the coordinates of the cell.
  /// - Returns: `nil` for no menu, which is the default.
  open func contextMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
    nil
  }

  /// The swipe actions at the leading edge of the cell.
  ///
  /// The first action is at the edge. Cells can be swiped in every vertical layout, without any
  /// setup. The actions are also accessibility actions, with their titles.
  open var leadingActions: [SwipeAction] { [] }

  /// The swipe actions at the trailing edge of the cell.
  ///
  /// ```swift
  /// override var trailingActions: [SwipeAction] {
  ///   [SwipeAction("Delete", style: .destructive) { [weak self] in self?.delete() }]
  /// }
  /// ```
  open var trailingActions: [SwipeAction] { [] }

  /// Whether a full swipe performs the first action; true by default.
  open var performsFirstActionWithFullSwipe: Bool { true }

  /// Called when a person begins to swipe the item.
  ///
  /// `didEndSwiping()` is called later, once. It is not called for rows that UIKit's list layouts
  /// swipe.
  ///
  /// - Parameter edge: The edge whose actions are revealed.
  open func willBeginSwiping(from edge: SwipeEdge) {}

  /// Called when the swiped item closes: an action was chosen, something else was touched, the list
  /// was scrolled, or the item has changed or was removed.
  open func didEndSwiping() {}

  /// The accessibility actions of the item, in addition to activating it.
  ///
  /// Add an action for everything that otherwise needs a gesture or a small button. The cell has
  /// the actions while the controller is mounted on it, and they are read whenever the cell is
  /// configured.
  open var accessibilityActions: [AccessibilityAction] { [] }

  /// Whether the item can be edited in the list's editing mode; true by default.
  ///
  /// An item that cannot be edited cannot be selected in editing mode, and its cell does not
  /// change.
  open var canEdit: Bool { Self.itemDefaults?.canEdit ?? true }

  /// Whether a person can move the item; false by default.
  ///
  /// The app calls the adapter when a person moves an item; see `ListAdapter.beginMoving(at:)`.
  open var canMove: Bool { Self.itemDefaults?.canMove ?? false }

  /// Returns whether a person can drop the item at a position; by default, anywhere.
  ///
  /// - Parameter move: The possible move, with the section and the neighboring items.
  /// - Returns: Whether the item can be dropped there.
  open func canMove(to move: ItemMove) -> Bool { true }

  /// Called when a person has picked up the item.
  ///
  /// Content and changes of state wait until it is dropped. `didEndMoving()` is called later, once.
  open func didBeginMoving() {}

  /// Called when a person has dropped the item, or it has returned to where it was.
  open func didEndMoving() {}

  /// The drag items of the item, if `ListAdapter.itemDragging` allows dragging.
  ///
  /// Provide data for other apps with an `NSItemProvider`. Lists of the app accept the item itself,
  /// with `onDrop(of:)` for the type of its view model.
  ///
  /// ```swift
  /// override var dragItems: [UIDragItem] {
  ///   [UIDragItem(itemProvider: NSItemProvider(object: viewModel.title as NSString))]
  /// }
  /// ```
  ///
  /// By default, an item that can be moved can be dragged inside the app, without data for other
  /// apps, and any other item cannot be dragged. With an empty array the item cannot be dragged.
  open var dragItems: [UIDragItem] {
    canMove ? [UIDragItem(itemProvider: NSItemProvider())] : []
  }

  /// The parameters of the cell's preview during a drag and a drop; `nil` for the default.
  open var dragPreviewParameters: UIDragPreviewParameters? { nil }

  /// Whether something can be dropped onto the item, if its section allows that for the item's type with
  /// `onDrop(of:onto:perform:)`; true by default.
  ///
  /// It is read while the finger moves, so it has to be fast.
  ///
  /// ```swift
  /// override var acceptsDrops: Bool { viewModel.isFolder }
  /// ```
  open var acceptsDrops: Bool { true }

  /// Called when a person begins to drag the item, alone or with others.
  ///
  /// `didEndDragging(_:)` is called later, once.
  open func willBeginDragging() {}

  /// Called when a drag of the item has ended.
  ///
  /// If a list has accepted the item, it is called directly after that list's action, in the same
  /// turn, so that the item can be removed from its old model.
  ///
  /// - Parameter result: What has happened to the item.
  open func didEndDragging(_ result: DragResult) {}

  /// Whether controllers of this type are notified when the list scrolls; false by default.
  open class var observesScrolling: Bool { false }

  /// Called when the list has scrolled, or a person has started or stopped scrolling it.
  ///
  /// It is called on mounted controllers with `observesScrolling`, for every step of a scroll, so
  /// it has to be fast.
  open func listDidScroll(_ event: ScrollEvent) {}
}

/// The events of a scrolling list.
public enum ScrollEvent: Hashable, Sendable {
  /// A person has begun to drag the list.
  case beganDragging

  /// The list has scrolled, for any reason.
  case moved

  /// A person has lifted the finger; the list may continue to scroll.
  case endedDragging(willDecelerate: Bool)

  /// The list has stopped after a drag or an animation.
  case didEndScrolling
}

/// The kinds of focus of an item.
public enum Focus: Hashable, Sendable, CaseIterable {
  /// A view in the item's cell is the first responder; see `CellController.firstResponder(in:)`.
  case firstResponder

  /// The item's cell has the focus of the keyboard, where it can have it; see the adapter's `focusMode`.
  case keyboard

  /// An assistive technology, such as VoiceOver, focuses the item's cell.
  case accessibility
}
