public import RosterCore
public import RosterLayout
public import RosterPlatform

/// Presents one item in one cell, and owns the state and behaviour that go with it.
///
/// The list makes a controller when its item is first needed and keeps it until the item leaves the
/// list. Cells are reused; controllers never are, so a controller is where an item's state belongs.
/// Subclass it for each kind of cell, and override the hooks you need; none of them has to call
/// `super`.
///
/// ```swift
/// final class TodoController: CellController<Todo, TodoState, TodoCell> {
///   override func configure(_ cell: TodoCell) {
///     cell.titleLabel.text = viewModel.title
///   }
///
///   override func didSelect() {
///     updateState { $0.isExpanded.toggle() }
///   }
/// }
/// ```
///
/// A header or footer has a controller of the very same class; its cell may be any reusable view.
@MainActor
open class CellController<
  Model: ViewModel,
  State: ViewState,
  Cell: UICollectionReusableView
>: InteractiveController, CellControlling {
  /// What the item shows.
  ///
  /// It is replaced in each update, also by an equal value, so closures in it are never stale.
  public final internal(set) var viewModel: Model

  /// What the controller remembers about its item.
  ///
  /// Change it with `updateState`.
  public final internal(set) var state: State

  /// The cell that the controller is mounted on, if any.
  public final internal(set) weak var cell: Cell?

  /// Where the item stands; a header or footer has no position.
  public final internal(set) var position: ItemPosition?

  /// Where the item stood before an update that has not been delivered.
  final var positionBefore: ItemPosition?

  /// The list that the controller belongs to.
  final weak var owner: (any _ControllerOwner)?

  /// Where the controller stands in its life.
  final var life = ControllerLife.made

  /// The identifier that the item had when the controller was last given a view model.
  final var identifier: Model.ID

  /// What the item showed before a change that has not been delivered.
  final var replaced: Model?

  /// What the content around the item provides.
  final var surroundings = _Surroundings()

  /// The environment before a change that has not been delivered.
  final var replacedEnvironment: ListEnvironment?

  /// How much of the item is on screen, and what waits for it.
  final var sight = ControllerSight()

  /// The tasks that end with a part of the controller's life.
  final var tasks: ControllerTasks?

  /// The state that the list is laid out for, while there are changes that have not been shown.
  final var stateLaidOut: State?

  /// The state that the cell has been configured for.
  final var stateConfigured: State?

  /// Whether the cell has actions of the controller's for assistive technologies.
  final var showsAccessibilityActions = false

  /// Feels when the cell is laid out, if the controller wants to know.
  final var layoutProbe: LayoutProbe?

  /// Creates the controller of an item.
  ///
  /// - Parameter viewModel: What the item shows.
  public init(_ viewModel: Model) {
    self.viewModel = viewModel
    identifier = viewModel.id
    state = Self.initialState(for: viewModel)
    super.init()
  }

  /// The state that an item starts with.
  ///
  /// An item is sized by it before it has a controller. Return the same state for the same view model.
  ///
  /// - Parameter viewModel: What the item shows.
  /// - Returns: By default, `State()`.
  open class func initialState(for viewModel: Model) -> State {
    State()
  }

  /// How long the states of these controllers are remembered; by default, until the item is removed.
  open class var stateRetention: StateRetention<State> { .untilRemoved }

  /// The name under which a persistent state is stored.
  ///
  /// By default a name is put together from the description of the item's identifier and those of the
  /// enclosing `ForEach` elements, the name of the controller type without its module, and the
  /// description of the section's identifier. That is stable across launches for numbers, strings,
  /// UUIDs, and enums and structures of them. It is not stable when the controller type is renamed,
  /// when the item passes to another section while the app does not run, when the section has no
  /// identifier and the content around it is edited, or when a description contains an address or a
  /// set. Return a name of your own where that matters; it has to be unique in the storage.
  ///
  /// - Parameter viewModel: What the item shows.
  /// - Returns: `nil` for the default name. Of items that share their identity, each but the first
  ///   gets its number appended.
  open class func persistentKey(for viewModel: Model) -> String? {
    nil
  }

  /// Where the views of the controller's cell class come from.
  ///
  /// By default they are made by their class. Where there are nibs, override it to load them from one.
  open class var cellSource: CellSource { .code }

  /// The size that an item asks for.
  ///
  /// It is a function of values, so that items can be laid out that have no controller. Return the
  /// same size for the same arguments.
  ///
  /// - Parameters:
  ///   - viewModel: What the item shows.
  ///   - state: The state of the item's controller, or the state it would start with.
  ///   - container: The space that the section offers, with the traits and the environment there.
  /// - Returns: By default, a row 44 points high.
  open class func size(of viewModel: Model, state: State, in container: Container) -> ItemSize {
    .height(44)
  }

  /// The size that items of this type are taken to have until they come on screen; by default, there is
  /// none, and every item is asked for its size at once.
  ///
  /// With an estimate, a `ListLayout` places any number of items in next to no time, and asks for the
  /// size of an item when its cell is shown. What is visible does not move when sizes differ. It is worth it
  /// for very long lists whose sizes take time, as those of texts do.
  ///
  /// - Parameter container: The space that the section offers.
  /// - Returns: By default, `nil`.
  open class func estimatedSize(in container: Container) -> ItemSize? {
    nil
  }

  /// How the cell looks at the beginning of the animation in which its item is inserted; by default, it
  /// fades in.
  open var insertion: ItemTransition { .fade }

  /// How the cell looks at the end of the animation in which its item is removed; by default, it fades
  /// out.
  open var removal: ItemTransition { .fade }

  /// The controller belongs to its list, and its item is about to be shown for the first time.
  ///
  /// It is called once, before the first mount.
  open func didLoad() {}

  /// The controller has got a cell, which has not been configured for it.
  ///
  /// Connect actions and delegates here. `willUnmount(from:)` follows, once, for the same cell.
  open func didMount(on cell: Cell) {}

  /// Shows the view model and the state in the cell.
  ///
  /// It is called after each mount, and whenever the view model or the state has changed while the
  /// controller is mounted.
  open func configure(_ cell: Cell) {}

  /// Shows the view model and the state in the cell, where it matters why.
  ///
  /// Override it instead of the plain form to do less where less has changed, or to animate a change
  /// of state and not a mount. The default calls the plain form.
  ///
  /// - Parameters:
  ///   - cell: The cell that the controller is mounted on.
  ///   - reason: What has changed since the cell was last configured for this item.
  open func configure(_ cell: Cell, for reason: ConfigureReason) {
    configure(cell)
  }

  /// Whether the controller is told when its cell has been laid out; by default it is not.
  ///
  /// Cells of controllers that are told get an invisible subview, which feels the layout.
  open class var observesCellLayout: Bool { false }

  /// The cell has its size and has placed its subviews.
  ///
  /// It is called for controllers with `observesCellLayout`: after the layout that follows each
  /// configuration, and whenever the cell has been laid out in another size. Use it for what depends on
  /// where the parts of the cell are, such as a shape along a label or the offset of a nested list.
  ///
  /// - Parameter cell: The cell that the controller is mounted on.
  open func cellDidLayout(_ cell: Cell) {}

  /// What takes what a person types when the item is focused.
  ///
  /// - Parameter cell: The cell that the controller is mounted on.
  /// - Returns: By default, the first view in the cell that can be the first responder, if there is one.
  open func firstResponder(in cell: Cell) -> UIResponder? {
    cell.firstResponderCandidate
  }

  /// The cell, which has been configured, is about to come on screen.
  open func willDisplay(_ cell: Cell) {}

  /// The cell has gone off screen: it scrolled away, or its item was removed and it has faded.
  ///
  /// It follows each `willDisplay(_:)` once, before the cell is given up.
  open func didEndDisplaying(_ cell: Cell) {}

  /// The controller is about to give up its cell: it scrolled away, the item was removed, or the list
  /// is gone.
  ///
  /// The cell of a removed item is given up when its removal has been animated, so that nobody sees what
  /// is cleared here.
  open func willUnmount(from cell: Cell) {}

  /// The view model has been replaced by one that differs.
  ///
  /// - Parameter old: The view model before.
  open func didUpdate(from old: Model) {}

  /// The item stands elsewhere than before an update.
  ///
  /// It is called for items that were moved, and for those whose neighbours came and went: whenever
  /// anything about the position differs, such as which item is the last.
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

  /// Whether the controllers are told of each change of `visibleFraction`; by default they are not.
  ///
  /// Such changes come with almost each frame of a scroll.
  open class var observesVisibleFraction: Bool { false }

  /// Another part of the item's area is on screen, between `didAppear()` and `didDisappear()`.
  ///
  /// It is only called if the class `observesVisibleFraction`.
  ///
  /// - Parameter old: The fraction before.
  open func visibleFractionDidChange(from old: Double) {}

  /// When the item counts as seen; by default, there is no such time.
  ///
  /// It is asked for whenever the item appears. Content can add impressions for all its items.
  open var impressions: [Impression] { [] }

  /// The item has been seen.
  ///
  /// - Parameter impression: In which sense.
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
  /// It is only called if the class `prefetches`.
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

  /// The cell has been configured, or would have been if there were one.
  func didConfigure(_ cell: Cell?, for reason: ConfigureReason) {}

  /// The cell, which has heard of its end, is about to be given up.
  func willGiveUpCell() {}

  /// The item is not on screen any longer, which it has not been told.
  func willDisappear() {}

  /// The collection view expects the item to be shown soon, or does not any longer.
  func didExpectToBeShown(_ isExpected: Bool) {}

  /// The item has left the list, which it has not been told.
  func willEnd() {}
}
