public import RosterCore
package import RosterLayout
public import RosterPlatform

/// What a controller learns about its place in the list and on the screen, whatever it shows.
///
/// It is the part of every `CellController` that depends neither on the types of its view model and its
/// state nor on the class of its cell. Override the hooks that matter; none of them has to call `super`.
@MainActor
open class ListedController: InteractiveController {
  /// Where the item is among those of its list that have controllers; `nil` if the controller has no item in a list.
  final var seat: PositionSeat?

  /// Where the item stood when the controller was last told.
  final var toldPosition = ToldPosition()

  /// The number of the list that the controller was given its view model by.
  final var listNumber: UInt32 = 0

  /// The list that the controller belongs to.
  final weak var owner: (any ControllerOwner)?

  /// Where the controller stands in its life.
  final var life = ControllerLife.made

  /// What the content around the item provides.
  final var givenSurroundings = Surroundings()

  /// Whether the item has come to stand otherwise in its outline, and its cell does not show it.
  final var isOutlineReplaced = false

  /// What few controllers have, or have for a short time only; `nil` until one of them is needed.
  final var extras: ControllerExtras?

  /// How much of the item is on screen, and what waits for it.
  final var sight = ControllerSight()

  /// Why the cell is configured with what is shown next, beside changes of the state.
  final var reasonsToConfigure: ConfigureReason = []

  /// Whether the item has left the list, and the cell is only seen to go.
  package final var isLeaving = false

  /// The heights that the item's views have asked for.
  package final var measured = MeasuredLengths()

  /// Why the cell is configured, for observers of `configure`.
  package final internal(set) var tracedReason: ConfigureReason = []

  /// The controller belongs to its list, and its item is about to be shown for the first time.
  ///
  /// It is called once, before the first mount.
  open func didLoad() {}

  /// The item has another place than when the controller last knew.
  ///
  /// It is called for items that were moved, and for those whose neighbours came and went: whenever
  /// anything about the position differs, such as which item is the last. A controller with a cell is told
  /// with the update. One without a cell is told when it is next mounted, of all updates since then as one,
  /// so that an update costs nothing for what is off screen; its `position` is right at any time.
  ///
  /// - Parameters:
  ///   - old: Where the item stood.
  ///   - new: Where the item stands, which is the controller's `position`.
  open func didMove(from old: ItemPosition, to new: ItemPosition) {}

  /// Traits of the list have changed, such as the text size or the appearance.
  ///
  /// The cell is configured afterwards.
  ///
  /// - Parameter old: The traits before, if they are known.
  open func traitsDidChange(from old: UITraitCollection?) {}

  /// A value of the environment has changed that reaches the controller.
  ///
  /// The cell is configured afterwards, if there is one.
  ///
  /// - Parameter old: The environment before.
  open func environmentDidChange(from old: ListEnvironment) {}

  /// A part of the item has come on screen.
  ///
  /// Bars and other insets of the list, the window, enclosing lists and the state of the app are taken
  /// into account. `didDisappear()` follows, once, before the cell is given up.
  open func didAppear() {}

  /// The whole item is on screen, or as much of it as has room there.
  ///
  /// It comes after `didAppear()`; `didDisappearPartially()` follows, once, before `didDisappear()`.
  open func didAppearFully() {}

  /// The item is not wholly on screen any more.
  open func didDisappearPartially() {}

  /// Nothing of the item is on screen any more.
  ///
  /// It is also called when the item is removed, the list leaves its window or goes away, and the app
  /// goes to the background. The controller still has its cell.
  open func didDisappear() {}

  /// Whether the controllers are notified of each change of `visibleFraction`; by default they are not.
  ///
  /// Such changes come with almost each frame of a scroll.
  open class var observesVisibleFraction: Bool { false }

  /// Another part of the item's area is on screen, between `didAppear()` and `didDisappear()`.
  ///
  /// It is called only if `observesVisibleFraction` is true.
  ///
  /// - Parameter old: The fraction before.
  open func visibleFractionDidChange(from old: Double) {}

  /// Whether a cell is configured anew when an observable model changes that its controller has read while
  /// it configured it; by default it is, from iOS 17 on.
  ///
  /// ```swift
  /// override func configure(_ cell: PlayerCell) {
  ///   cell.show(viewModel.player.title, viewModel.player.progress)  // `player` is `@Observable`.
  /// }
  /// ```
  ///
  /// However many models change in a turn of the main actor, the cell is configured once, and its size
  /// asked for again; nothing else of the list is touched. What was read for an earlier cell, or in an
  /// earlier call, does not count. The size of an item without a controller depends on its view model and
  /// its state alone.
  open class var observesModels: Bool { true }

  /// When the item counts as seen; by default, there is no such time.
  ///
  /// It is asked for whenever the item appears. Content can add impressions for all its items.
  open var impressions: [Impression] { [] }

  /// The item has been seen.
  ///
  /// - Parameter impression: The impression that the item has made.
  open func didImpress(_ impression: Impression) {}

  /// The item is as near to the screen as the adapter's `preloadDistance` says, or on screen.
  ///
  /// `didExitPreloadRange()` follows, once.
  open func didEnterPreloadRange() {}

  /// The item is not near to the screen any longer, or has left the list.
  open func didExitPreloadRange() {}

  /// Whether controllers are made for items that the collection view expects to be shown soon.
  ///
  /// By default they are not: a controller is made when its item is shown.
  open class var prefetches: Bool { false }

  /// The collection view expects the item to be shown soon; get ready what takes time.
  ///
  /// It is called only if `prefetches` is true.
  open func prefetch() {}

  /// The collection view does not expect the item to be shown soon any longer, or it has left the list.
  ///
  /// It is called once for a prefetch whose item was not shown, and never without one.
  open func cancelPrefetch() {}

  /// The item has left the list, and its cell has been given up; nothing is called on the controller
  /// afterwards.
  ///
  /// It is called with the update, or at the end of the animation in which the cell goes. Meanwhile no
  /// query of the list finds the controller; an item that comes back gets one of its own.
  open func didRemove() {}

  // The hooks of this module's own subclasses: those above belong to the app, which need not call
  // `super`.

  /// The cell, which has heard of its end, is about to be given up.
  func willGiveUpCell() {}

  /// The item is not on screen any longer, which it has not been told.
  func willDisappear() {}

  /// The content around the item has been made anew, also if its environment is equal to the one before.
  func surroundingsWereReplaced(from old: Surroundings) {}

  /// The collection view expects the item to be shown soon, or does not any longer.
  func didExpectToBeShown(_ isExpected: Bool) {}

  /// The item has left the list, which it has not been told.
  func willEnd() {}

  /// The item is near to the screen, or is not any longer.
  func didComeNear(_ isNear: Bool) {}

  /// The controller has been notified of all that an update has changed.
  func didDeliverUpdate() {}

  /// Whether the controller shows items of the list, and is not an item of the app's itself.
  var standsForItems: Bool { false }

  /// The adapter of the list inside the cell, if there is one that has been needed.
  var innerList: ListAdapter? { nil }

  /// The adapter of the list inside the cell, with its items in it; `nil` if the cell holds no list.
  func neededInnerList() -> ListAdapter? { nil }

  // What the list asks of a controller without knowing its types; `CellController` answers.

  /// What is wrong with the view model, as far as a look at it tells.
  package var mistake: ViewModelMistake? { nil }

  /// The view that the controller is mounted on.
  package var mountedView: UICollectionReusableView? { nil }

  /// Gives a new controller a state that was remembered.
  package func restore(_ state: any ViewState) {}

  /// Mounts the controller on a view and configures it; fails if the view is of another class.
  package func mount(on view: UICollectionReusableView) -> Bool { false }

  /// Gives up the view, if there is one.
  package func unmount() {}

  /// The view comes on screen.
  package func beginDisplay() {}

  /// The view has gone off screen.
  package func endDisplay() {}

  /// Replaces the view model, silently.
  ///
  /// - Returns: What is wrong with the view models, if anything is.
  @discardableResult
  package func replaceViewModel(from column: Column, at index: Int) -> ViewModelMistake? { nil }

  /// Calls `didUpdate(from:)` if the view model has been replaced by one that differs.
  ///
  /// - Returns: Whether it was called.
  @discardableResult
  func tellReplacedViewModel() -> Bool { false }

  /// Shows the view model and the state in the cell, if there is one.
  func configureCell(for reason: ConfigureReason) {}

  /// Has the cell configured anew, as a model is about to change that was read for it.
  func modelsWillChange() {}

  /// Records that the list is laid out for the state as it is.
  package func recordLayout() {}

  /// Shows changes of state in the cell.
  ///
  /// - Returns: Whether the item's size has changed.
  package func refresh(in container: Container) -> Bool { false }

  /// Gives the item the focus, if a view of its cell takes it.
  ///
  /// - Returns: Whether it has it.
  package func takeFocus(_ focus: Focus) -> Bool { false }
}

extension ListedController {
  /// The view controller that shows the list, which an item presents others from; `nil` while the list is in none.
  ///
  /// It is found anew each time, by the views around the list.
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
