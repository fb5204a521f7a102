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
>: ListedController, CellControlling {
  /// What the item shows.
  ///
  /// It is replaced in each update, also by an equal value, so closures in it are never stale.
  public final var viewModel: Model {
    catchUp()
    return givenViewModel
  }

  /// What the item showed when the controller was last given a view model.
  final var givenViewModel: Model

  /// What the controller remembers about its item.
  ///
  /// Change it with `updateState`.
  public final internal(set) var state: State

  /// The cell that the controller is mounted on, if any.
  public final internal(set) weak var cell: Cell?

  /// The identifier that the item had when the controller was last given a view model.
  final var identifier: Model.ID

  /// What the item showed before a change that has not been delivered.
  final var replaced: Former<Model>?

  /// The state that the list is laid out for, while there are changes that have not been shown.
  final var stateLaidOut: State?

  /// The state that the cell has been configured for.
  final var stateConfigured: State?

  /// Whether the cell has actions of the controller's for assistive technologies.
  final var showsAccessibilityActions = false

  /// Observes the layout of the cell, if the controller wants to know.
  final var layoutProbe: LayoutProbe?

  /// Creates a controller for an item.
  ///
  /// - Parameter viewModel: What the item shows.
  public init(_ viewModel: Model) {
    givenViewModel = viewModel
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
  /// The default name consists of the description of the item's identifier and those of the
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
  /// - Returns: By default, the `commonSize(in:)`, or else a row 44 points high.
  open class func size(of viewModel: Model, state: State, in container: Container) -> ItemSize {
    commonSize(in: container) ?? .height(44)
  }

  /// The size that all items of this type ask for, whatever they show; by default, there is none, and every
  /// item is asked for its size.
  ///
  /// State it where it is so: a list of any length is placed at once then. It counts instead of what
  /// `size(of:state:in:)` returns, so there is no need to override that as well.
  ///
  /// ```swift
  /// override class func commonSize(in container: Container) -> ItemSize? { .height(56) }
  /// ```
  ///
  /// - Parameter container: The space that the section offers, with the traits and the environment there.
  /// - Returns: By default, `nil`. A size that is `.automatic` counts as none.
  open class func commonSize(in container: Container) -> ItemSize? {
    nil
  }

  /// The size that the layout assumes for items of this type until they come on screen.
  ///
  /// By default there is none, and the layout asks for the size of every item at once.
  ///
  /// With an estimate, a `ListLayout` places any number of items at once, and asks for the
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

  /// The controller has been mounted on a cell, which is not configured yet.
  ///
  /// Connect actions and delegates here. `willUnmount(from:)` follows, once, for the same cell.
  open func didMount(on cell: Cell) {}

  /// Shows the view model and the state in the cell.
  ///
  /// It is called after each mount, and whenever the view model or the state has changed while the
  /// controller is mounted; from iOS 17 on also when an observable model has changed that it has read.
  open func configure(_ cell: Cell) {}

  /// Shows the view model and the state in the cell, for a given reason.
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

  /// Whether the controller is notified when its cell has been laid out; by default it is not.
  ///
  /// Cells of controllers that are notified get an invisible subview, which observes the layout.
  open class var observesCellLayout: Bool { false }

  /// The cell has its size and has placed its subviews.
  ///
  /// It is called for controllers with `observesCellLayout`: after the layout that follows each
  /// configuration, and whenever the cell has been laid out in another size. Use it for what depends on
  /// where the parts of the cell are, such as a shape along a label or the offset of a nested list.
  ///
  /// - Parameter cell: The cell that the controller is mounted on.
  open func cellDidLayout(_ cell: Cell) {}

  /// The view in the cell that becomes first responder when the item is focused.
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

  /// The cell has been configured, or would have been if there were one; for this module's own
  /// subclasses.
  func didConfigure(_ cell: Cell?, for reason: ConfigureReason) {}

  // What `ListedController` leaves open.

  package final override var mistake: ViewModelMistake? { ViewModelMistake(in: viewModel) }

  package final override var mountedView: UICollectionReusableView? { cell }

  package final override func restore(_ state: any ViewState) {
    guard let state = state as? State else { return }
    self.state = state
    stateLaidOut = nil
    measured.expire()
  }

  package final override func mount(on view: UICollectionReusableView) -> Bool {
    guard let cell = view as? Cell else { return false }
    unmount()
    guard life.mount() else { return false }
    self.cell = cell
    observeLayout(of: cell)
    trace?(.didMount)
    didMount(on: cell)
    tellMove()
    tellReplacedEnvironment()
    tellReplacedViewModel()
    configureCell(for: .mount)
    sight.isPrefetched = false
    return true
  }

  package final override func unmount() {
    endDisplay()
    guard life.unmount() else { return }
    tasks?.end(.mounted)
    models?.stop()
    if let cell {
      trace?(.willUnmount)
      willUnmount(from: cell)
    }
    willGiveUpCell()
    undoBindings()
    cell.map(hideAccessibilityActions)
    layoutProbe?.removeFromSuperview()
    layoutProbe = nil
    cell = nil
    stateConfigured = nil
  }

  package final override func beginDisplay() {
    guard let cell, life.display() else { return }
    tasks?.begin(.mounted)
    trace?(.willDisplay)
    willDisplay(cell)
  }

  package final override func endDisplay() {
    guard life.endDisplay(), let cell else { return }
    trace?(.didEndDisplaying)
    didEndDisplaying(cell)
  }

  @discardableResult
  package final override func replaceViewModel(
    from column: Column,
    at index: Int
  ) -> ViewModelMistake? {
    guard let viewModel = column.model(at: index, as: Model.self) else { return nil }
    let old = givenViewModel
    let oldIdentifier = identifier
    givenViewModel = viewModel
    identifier = viewModel.id
    let isChanged = viewModel != old
    if isChanged {
      measured.expire()
      if replaced == nil { replaced = Former(old) }
    }
    // An identifier that is never twice the same is another mistake, which is known already.
    if old.id != oldIdentifier, viewModel.id == identifier {
      return .changedIdentifier(from: Identifier(oldIdentifier), to: Identifier(identifier))
    }
    return isChanged && viewModel != viewModel ? .unequal : nil
  }

  @discardableResult
  final override func tellReplacedViewModel() -> Bool {
    guard let old = replaced else { return false }
    replaced = nil
    trace?(.didUpdate)
    didUpdate(from: old.value)
    return true
  }

  final override func configureCell(for reason: ConfigureReason) {
    reasonsToConfigure = []
    isOutlineReplaced = false
    guard let cell else { return didConfigure(nil, for: reason) }
    let reason = stateConfigured == state ? reason : reason.union(reason == .mount ? [] : .state)
    stateConfigured = state
    tracedReason = reason
    trace?(.configure)
    host?.show(in: cell)
    followingModels { configure(cell, for: reason) }
    showAccessibilityActions(on: cell)
    didConfigure(cell, for: reason)
    layoutProbe?.setNeedsLayout()
  }

  package final override func recordLayout() {
    guard stateLaidOut != nil else { return }
    stateLaidOut = state
  }

  package final override func refresh(in container: Container) -> Bool {
    guard life != .removed else { return false }
    let stateBefore = stateLaidOut
    let hasReadModels = reasonsToConfigure.contains(.models)
    stateLaidOut = nil
    if stateBefore != nil, stateConfigured != state {
      configureCell(for: reasonsToConfigure.union(.state))
    } else if !reasonsToConfigure.isEmpty {
      configureCell(for: reasonsToConfigure)
    }
    guard stateBefore != nil || hasReadModels else { return false }
    var container = container
    container.environment = environment
    let size = Self.wantedSize(of: viewModel, state: state, in: container)
    if let old = stateBefore, Self.wantedSize(of: viewModel, state: old, in: container) != size {
      return true
    }
    return hasReadModels && isShownLargerOrSmaller(than: size, in: container)
  }

  final override func modelsWillChange() {
    setNeedsConfigure(for: .models)
  }

  package final override func takeFocus(_ focus: Focus) -> Bool {
    guard let cell else { return false }
    switch focus {
    case .firstResponder:
      guard let responder = firstResponder(in: cell) else { return false }
      return responder.isFirstResponder || responder.becomeFirstResponder()
    case .accessibility:
      UIAccessibility.post(notification: .layoutChanged, argument: cell)
      return true
    }
  }
}
