public import RosterPlatform

/// The part of a controller that is independent of the types of its view model, its state and its cell.
///
/// It handles the position of the item in the list, its visibility, and the user's actions on it. Override the hooks
/// you need in a `CellController`; none of them has to call `super`. All of them are about this item, so there are no
/// index paths to look up.
@MainActor
open class ListedController {
  /// Whether the item is selected, by the user or by the app.
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

  /// The state of the controller's life cycle.
  final var life = ControllerLife.made

  /// Whether the item's position in its outline has changed, and the cell does not show it yet.
  final var isOutlineReplaced = false

  /// Whether the item was removed from the list, and the cell is still animated.
  final var isLeaving = false

  /// Whether the item's position may differ from that of which the controller was notified.
  final var mayHaveMoved = false

  /// Whether the cell has accessibility actions of the controller.
  final var showsAccessibilityActions = false

  /// Whether the storage has failed when the controller was made, so that its state is read again before it changes.
  final var awaitsStoredState = false

  /// The position of the item when the controller was last notified.
  final var toldPosition = ToldPosition()

  /// The item's entry in the list's table of positions, or where it was before its item was removed; `nil` if the
  /// controller has had no item in a list.
  final var seat: PositionSeat?

  /// The number of the list that gave the controller its view model.
  final var listNumber: UInt32 = 0 {
    didSet { mayHaveMoved = true }
  }

  /// The list of the controller.
  final var owner: (any ControllerOwner)? { ownerReference?.owner }

  /// The reference to the list, which all its controllers share.
  final var ownerReference: OwnerReference?

  /// What the content around the item provides.
  final var givenSurroundings = Surroundings()

  /// Properties that few controllers have; `nil` until one of them is needed.
  final var extras: ControllerExtras?

  /// The measured heights of the item's views.
  final var measured = MeasuredLengths()

  /// How much of the item is visible, and what depends on it.
  final var sight = ControllerSight()

  /// The reasons to configure the cell next time, besides changes of the state.
  final var reasonsToConfigure: ConfigureReason = []

  /// Why the cell is configured, for observers of `configure`.
  package final var tracedReason: ConfigureReason = []

  init() {}

  /// Called when the controller was added to its list, before its item is shown for the first time.
  ///
  /// It is called once, before the first mount.
  open func didLoad() {}

  /// Called when an update has inserted the item into a list that was shown before.
  ///
  /// Use it to highlight a new item. It is called once, after the first mount. It is not called for the first
  /// content, for an item that appears for the first time by scrolling, or for an item that was inserted off screen.
  open func didInsert() {}

  /// Called when the position of the item has changed.
  ///
  /// It is called for items that were moved, and for those whose neighbors were inserted or removed: whenever
  /// anything about the position differs, such as which item is the last. A controller with a cell is notified in the
  /// update. One without a cell is notified once when it is next mounted, so that an update costs nothing for items
  /// off screen. Its `position` is always up to date.
  ///
  /// - Parameters:
  ///   - old: The old position.
  ///   - new: The new position, which is the controller's `position`.
  open func didMove(from old: ItemPosition, to new: ItemPosition) {}

  /// Called when traits of the list have changed, such as the text size or the appearance.
  ///
  /// The cell is configured afterwards.
  ///
  /// - Parameter old: The previous traits, if they are known.
  open func traitsDidChange(from old: UITraitCollection?) {}

  /// Called when a value of the controller's environment has changed.
  ///
  /// The cell is configured afterwards, if there is one.
  ///
  /// - Parameter old: The previous environment.
  open func environmentDidChange(from old: ListEnvironment) {}

  /// Called when a part of the item has become visible.
  ///
  /// Bars and other insets of the list, the window, enclosing lists and the state of the app are
  /// taken into account. `didDisappear()` is called later, once, before the cell is unmounted.
  open func didAppear() {}

  /// Called when the item has become completely visible, or fills the screen.
  ///
  /// It is called after `didAppear()`; `didDisappearPartially()` is called later, once, before `didDisappear()`.
  open func didAppearFully() {}

  /// Called when the item is no longer completely visible.
  open func didDisappearPartially() {}

  /// Called when the item is no longer visible.
  ///
  /// It is also called when the item is removed, when the list leaves its window or is released,
  /// and when the app enters the background. The controller still has its cell.
  open func didDisappear() {}

  /// Whether the controllers are notified of each change of `visibleFraction`; false by default.
  ///
  /// It changes in almost every frame of a scroll.
  open class var observesVisibleFraction: Bool { false }

  /// Called when the visible part of the item's area has changed, between `didAppear()` and `didDisappear()`.
  ///
  /// It is called only if `observesVisibleFraction` is true.
  ///
  /// - Parameter old: The previous fraction.
  open func visibleFractionDidChange(from old: Double) {}

  /// Whether a cell is configured again when an observable model changes that was read in
  /// `configure`; true by default, from iOS 17 on.
  ///
  /// ```swift
  /// override func configure(_ cell: PlayerCell) {
  ///   cell.show(viewModel.player.title, viewModel.player.progress)  // `player` is `@Observable`.
  /// }
  /// ```
  ///
  /// No matter how many models change in a turn of the main actor, the cell is configured once and its size requested
  /// again, and nothing else in the list is affected. Only what the last call has read for the present cell counts.
  /// The size of an item without a controller depends only on its view model and its state.
  open class var observesModels: Bool { true }

  /// Whether debug builds look for outdated values and objects that the initializer got; true by default.
  ///
  /// A controller keeps what its initializer got, also if the latest content would pass something else to it. To find
  /// and report that, the list makes two more controllers of a type with each update, for comparison only. They are
  /// never mounted, and not notified of a removal. Return false for a type whose initializer does more than to store
  /// what it gets, such as counting or registering.
  open class var comparesDependencies: Bool { true }

  /// The impressions that define when the item counts as seen; none by default.
  ///
  /// They are read whenever the item appears. Content can add impressions for all its items.
  open var impressions: [Impression] { [] }

  /// Called when the item counts as seen.
  ///
  /// - Parameter impression: The impression.
  open func didImpress(_ impression: Impression) {}

  /// Called when the item has entered the preload range, which the adapter's `preloadDistance` sets
  /// and which includes visible items.
  ///
  /// `didExitPreloadRange()` is called later, once.
  open func didEnterPreloadRange() {}

  /// Called when the item has left the preload range, or was removed from the list.
  open func didExitPreloadRange() {}

  /// Whether controllers are made for items that the collection view expects to be shown soon; false by default.
  ///
  /// Otherwise, a controller is made when its item is shown.
  open class var prefetches: Bool { false }

  /// Called when the collection view expects the item to be shown soon; begin work that takes time.
  ///
  /// It is called only if `prefetches` is true.
  open func prefetch() {}

  /// Called when the collection view no longer expects the item to be shown soon, or the item was removed.
  ///
  /// It is called once for a prefetch whose item was not shown, and never without a prefetch.
  open func cancelPrefetch() {}

  /// Whether a touch highlights the item.
  ///
  /// An item that cannot be highlighted cannot be selected by touch.
  open var shouldHighlight: Bool { true }

  /// Whether the user can select the item; the app always can.
  open var shouldSelect: Bool { Self.itemDefaults?.shouldSelect ?? true }

  /// Whether the user can deselect the item; the app always can.
  open var shouldDeselect: Bool { true }

  /// Called when the user has selected the item.
  ///
  /// By default, the item is deselected immediately, so that this hook is called for each tap; see
  /// the adapter's `selectionMode`. It is not called for items that the app selects.
  open func didSelect() {}

  /// Called when the user has deselected the item, or has selected another one with single
  /// selection.
  open func didDeselect() {}

  /// Called when a touch has highlighted the item.
  open func didHighlight() {}

  /// Called when the item is no longer highlighted.
  open func didUnhighlight() {}

  /// Performs the item's primary action: the user has tapped it outside editing mode, or has
  /// pressed return.
  ///
  /// It is called after `didSelect()`, but not if the selection has moved or removed the item.
  open func performPrimaryAction() {}

  /// Whether the user can move the focus to the item with a keyboard or a remote control; by default, if a
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

  /// The actions that the user can perform with keys while the item has the focus or is selected.
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

  /// Called when the user begins to swipe the item.
  ///
  /// `didEndSwiping()` is called later, once. It is not called for rows that UIKit's list layouts
  /// swipe.
  ///
  /// - Parameter edge: The edge whose actions are revealed.
  open func willBeginSwiping(from edge: SwipeAction.Edge) {}

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

  /// Whether the user can move the item; false by default.
  ///
  /// The app calls the adapter when the user moves an item; see `ListAdapter.beginMoving(at:)`.
  open var canMove: Bool { Self.itemDefaults?.canMove ?? false }

  /// Returns whether the user can drop the item at a position; by default, anywhere.
  ///
  /// - Parameter move: The possible move, with the section and the neighboring items.
  /// - Returns: Whether the item can be dropped there.
  open func canMove(to move: ItemMove) -> Bool { true }

  /// Called when the user has picked up the item.
  ///
  /// Content and changes of state wait until it is dropped. `didEndMoving()` is called later, once.
  open func didBeginMoving() {}

  /// Called when the user has dropped the item, or it has returned to where it was.
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

  /// Called when the user begins to drag the item, alone or with others.
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

  /// Called when the list has scrolled, or the user has started or stopped scrolling it.
  ///
  /// It is called on mounted controllers with `observesScrolling`, for every step of a scroll, so
  /// it has to be fast.
  open func listDidScroll(_ event: ScrollEvent) {}

  /// Called when the item was removed from the list and its cell was unmounted; nothing is called
  /// on the controller afterwards.
  ///
  /// It is called during the update, or at the end of the animation that removes the cell. Meanwhile no query of the
  /// list finds the controller, and an item that comes back gets a new one.
  open func didRemove() {}

  // What subclasses of this module override, so that the hooks above are the app's alone.

  /// Called when the content around the item was made again, even if its environment is equal.
  func surroundingsWereReplaced(from old: Surroundings) {}

  /// Called when the cell was configured, or would have been if there were one.
  func didConfigure(for reason: ConfigureReason) {}

  /// Called before the cell is unmounted, after its display has ended.
  func willGiveUpCell() {}

  /// Called when the item is no longer visible, before the hook for it.
  func willDisappear() {}

  /// Called when the collection view expects the item to be shown soon, or no longer does.
  func didExpectToBeShown(_ isExpected: Bool) {}

  /// Called when the item has entered or left the preload range.
  func didComeNear(_ isNear: Bool) {}

  /// Called when the controller was notified of all changes of an update.
  func didDeliverUpdate() {}

  /// Called when the item was removed from the list, before the hook for it.
  func willEnd() {}

  /// Whether the controller contains items of the list, and is not itself an item of the app.
  var standsForItems: Bool { false }

  /// The adapter of the list inside the cell, if there is one that was needed.
  var innerList: ListAdapter? { nil }

  /// Returns the adapter of the list inside the cell, with its items; `nil` if the cell contains no list, or if the
  /// controller was removed.
  func neededInnerList() -> ListAdapter? { nil }

  // What the list needs from a controller of unknown types; implemented by `CellController`.

  /// The view on which the controller is mounted.
  package var mountedView: UICollectionReusableView? { nil }

  /// Sets the stored state of a new controller.
  func restore(_ state: any ViewState) {}

  /// Mounts the controller on a view and configures it; fails if the view has another class.
  package func mount(on view: UICollectionReusableView) -> Bool { false }

  /// Unmounts the view, if there is one.
  package func unmount() {}

  /// Gives up the view without calling hooks, when nobody will unmount it.
  package func releaseView() {}

  /// Called when the view appears on screen.
  package func beginDisplay() {}

  /// Called when the view has left the screen.
  package func endDisplay() {}

  /// Replaces the view model, without calling hooks.
  ///
  /// - Returns: The mistake in the view models, if there is one.
  @discardableResult
  package func replaceViewModel(from column: Column, at index: Int) -> ViewModelMistake? { nil }

  /// Calls `didUpdate(from:)` if the view model was replaced by a different one.
  ///
  /// - Returns: Whether it was called.
  @discardableResult
  func tellReplacedViewModel() -> Bool { false }

  /// Shows the view model and the state in the cell, if there is one.
  func configureCell(for reason: ConfigureReason) {}

  /// Configures the cell again, because a model is about to change that was read for it.
  func modelsWillChange() {}

  /// Records that the list is laid out for the present state.
  func recordLayout() {}

  /// Shows changes of state in the cell.
  ///
  /// - Returns: Whether the item's size has changed.
  package func refresh(in container: ItemContainer) -> Bool { false }

  /// Gives the item the focus, if a view of its cell takes it.
  ///
  /// - Returns: Whether it is focused.
  func takeFocus(_ focus: ItemFocus) -> Bool { false }

  /// What becomes first responder when the item is focused; `nil` without a cell, or if nothing in it does.
  package var focusTarget: UIResponder? { nil }
}

extension ListedController {
  /// The view controller that shows the list, for presenting others from an item; `nil` while the list is in none.
  ///
  /// It is looked up at each call, from the views around the list.
  public final var viewController: UIViewController? {
    let responders = sequence(first: owner?.listView as UIResponder?, next: { $0?.next })
    return responders.lazy.prefix { $0 != nil }.compactMap { $0 as? UIViewController }.first
  }

  /// The controller of another item of the same list, if that item has been needed.
  ///
  /// ```swift
  /// sibling(PlayerController.self, id: playing)?.pause()
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the other item's controller.
  ///   - id: The identifier of the other item's view model.
  /// - Complexity: O(number of controllers).
  /// - Returns: `nil` if the list has no such item, or has not needed its controller.
  public final func sibling<Sibling: CellControlling>(
    _ type: Sibling.Type,
    id: Sibling.Model.ID
  ) -> Sibling? {
    owner?.itemControllers.lazy.compactMap { $0 as? Sibling }.first { $0.viewModel.id == id }
  }
}
