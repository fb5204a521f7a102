public import RosterPlatform

/// Presents one item in a cell, and owns the item's state and behavior.
///
/// The list makes a controller when its item is first needed, and keeps it until the item is removed from the list.
/// Cells are reused and controllers never are, so a controller is the right place for an item's state. Subclass it
/// for each kind of cell, and override the hooks you need; none of them has to call `super`.
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
/// Headers and footers have controllers of the same class, whose cell can be any reusable view.
@MainActor
open class CellController<
  Model: ViewModel,
  State: ViewState,
  Cell: UICollectionReusableView
>: ListedController, CellControlling {
  /// The view model of the item.
  ///
  /// Each update replaces it, even by an equal value, so closures in it are never outdated.
  public final var viewModel: Model {
    catchUp()
    return givenViewModel
  }

  /// The view model when the controller last got one.
  final var givenViewModel: Model

  /// The view state of the item.
  ///
  /// Change it with `updateState`.
  public final internal(set) var state: State

  /// The cell on which the controller is mounted, if any; it stays alive until it is unmounted.
  public final internal(set) var cell: Cell?

  /// The identifier of the item when the controller last got a view model.
  final var identifier: Model.ID

  /// The view model before a change that was not delivered yet.
  final var replaced: Former<Model>?

  /// The state for which the list is laid out, while there are changes that were not shown yet.
  final var stateLaidOut: Former<State>?

  /// The state for which the cell was configured; `nil` if it was not.
  final var stateConfigured: State?

  /// Creates a controller for an item.
  ///
  /// - Parameter viewModel: The view model of the item.
  public init(_ viewModel: Model) {
    givenViewModel = viewModel
    identifier = viewModel.id
    state = Self.initialState(for: viewModel)
    super.init()
  }

  /// Returns the initial state of an item.
  ///
  /// It is also used to size an item that has no controller yet. Return the same state for the same view model.
  ///
  /// - Parameter viewModel: The view model of the item.
  /// - Returns: By default, `State()`.
  open class func initialState(for viewModel: Model) -> State {
    State()
  }

  /// How long states of these controllers are kept; by default, until the item is removed.
  open class var stateRetention: StateRetention<State> { .untilRemoved }

  /// Returns the name under which a persistent state is stored.
  ///
  /// The default name consists of the description of the item's identifier and those of the enclosing `ForEach`
  /// elements, the name of the controller type without its module, and the description of the section's identifier.
  /// It is stable across launches for numbers, strings, UUIDs, and enums and structures of them. It is not stable if
  /// the controller type is renamed, if the item moves to another section while the app is not running, if the
  /// section has no identifier and the content around it is edited, or if a description contains an address or a set.
  /// Return your own name if that matters; it has to be unique in the storage.
  ///
  /// - Parameter viewModel: The view model of the item.
  /// - Returns: `nil` for the default name. If items share their identity, a number is appended for
  ///   each except the first.
  open class func persistentKey(for viewModel: Model) -> String? {
    nil
  }

  /// Where the views of the controller's cell class come from.
  ///
  /// By default, their class makes them. Override it to load them from a nib, where nibs exist.
  open class var cellSource: CellSource { .code }

  /// Returns the size of an item.
  ///
  /// It is a function of values, so that items without a controller can be laid out. Return the
  /// same size for the same arguments.
  ///
  /// - Parameters:
  ///   - viewModel: The view model of the item.
  ///   - state: The state of the item's controller, or its initial state.
  ///   - container: The space that the section offers, with the traits and the environment there.
  /// - Returns: By default, the `commonSize(in:)`, or that of the type's `ItemDefaults`, or else a row 44 points
  ///   high.
  open class func size(of viewModel: Model, state: State, in container: ItemContainer) -> ItemSize {
    commonSize(in: container) ?? itemDefaults?.size ?? .height(44)
  }

  /// Explains that sizes are functions of the class.
  @available(
    *,
    unavailable,
    message: "items are sized without a controller: write 'override class func size(of:state:in:)'"
  )
  open func size(of viewModel: Model, state: State, in container: ItemContainer) -> ItemSize {
    .height(44)
  }

  /// Returns the size that all items of this type have in common; by default `nil`, so that each
  /// item has its own size.
  ///
  /// If all items have the same size, override this method: a list of any length is then placed
  /// immediately. It is used instead of `size(of:state:in:)`, which need not be overridden.
  ///
  /// ```swift
  /// override class func commonSize(in container: ItemContainer) -> ItemSize? { .height(56) }
  /// ```
  ///
  /// - Parameter container: The space that the section offers, with the traits and the environment
  ///   there.
  /// - Returns: By default, `nil`. A size that is `.automatic` is ignored.
  open class func commonSize(in container: ItemContainer) -> ItemSize? { nil }

  /// Returns the size that the layout assumes for items of this type until they are visible.
  ///
  /// By default there is none, and the layout requests the sizes of all items immediately.
  ///
  /// With an estimate, a `ListLayout` places any number of items immediately, and requests the size
  /// of an item when its cell is shown. Visible items stay in place when sizes differ. Use it for
  /// very long lists whose sizes take time to compute, such as those of texts.
  ///
  /// - Parameter container: The space that the section offers.
  /// - Returns: By default, `nil`.
  open class func estimatedSize(in container: ItemContainer) -> ItemSize? { nil }

  /// How the cell appears in the animation that inserts its item; by default, it fades in.
  open var insertion: ItemTransition { Self.itemDefaults?.insertion ?? .fade }

  /// How the cell disappears in the animation that removes its item; by default, it fades out.
  open var removal: ItemTransition { Self.itemDefaults?.removal ?? .fade }

  /// Called when the controller was mounted on a cell, which is not configured yet.
  ///
  /// Connect actions and delegates here. `willUnmount(from:)` is called later, once, for the same cell.
  open func didMount(on cell: Cell) {}

  /// Shows the view model and the state in the cell.
  ///
  /// It is called after each mount, and when the view model or the state has changed while the controller is mounted.
  /// From iOS 17 on, it is also called when an observable model has changed that it has read.
  open func configure(_ cell: Cell) {}

  /// Shows the view model and the state in the cell, for a given reason.
  ///
  /// Override it instead of `configure(_:)` to do less if less has changed, or to animate a change
  /// of state but not a mount. The default implementation calls `configure(_:)`.
  ///
  /// - Parameters:
  ///   - cell: The cell on which the controller is mounted.
  ///   - reason: What has changed since the cell was last configured for this item.
  open func configure(_ cell: Cell, for reason: ListedController.ConfigureReason) {
    configure(cell)
  }

  /// Whether the controller is notified when its cell was laid out; false by default.
  ///
  /// The cells of such controllers get an invisible subview that observes the layout.
  open class var observesCellLayout: Bool { false }

  /// Called when the cell has its size and has placed its subviews.
  ///
  /// It is called for controllers with `observesCellLayout`: after the layout that follows each configuration, and
  /// when the cell was laid out with another size. Use it for everything that depends on the positions of the cell's
  /// subviews, such as a shape along a label or the offset of a nested list.
  ///
  /// - Parameter cell: The cell on which the controller is mounted.
  open func cellDidLayout(_ cell: Cell) {}

  /// Returns the view in the cell that becomes first responder when the item is focused.
  ///
  /// - Parameter cell: The cell on which the controller is mounted.
  /// - Returns: By default, the first view in the cell that can be the first responder, if there is
  ///   one.
  open func firstResponder(in cell: Cell) -> UIResponder? {
    cell.firstResponderCandidate
  }

  /// Called before the cell appears on screen; it is configured already.
  open func willDisplay(_ cell: Cell) {}

  /// Called when the cell has left the screen: it was scrolled away, or its item was removed and
  /// the animation has ended.
  ///
  /// It is called once after each `willDisplay(_:)`, before the cell is unmounted.
  open func didEndDisplaying(_ cell: Cell) {}

  /// Called before the controller gives up its cell: it was scrolled away, the item was removed, or
  /// the list was released.
  ///
  /// The cell of a removed item is unmounted after its animation, so that nobody sees what you clear here.
  open func willUnmount(from cell: Cell) {}

  /// Called when the view model was replaced by a different one.
  ///
  /// - Parameter old: The previous view model.
  open func didUpdate(from old: Model) {}

  // Implementations for `ListedController`.

  package final override var mountedView: UICollectionReusableView? { cell }

  final override func restore(_ state: any ViewState) {
    guard let state = state as? State else { return }
    self.state = state
    stateLaidOut = nil
    measured.expire()
  }

  package final override func mount(on view: UICollectionReusableView) -> Bool {
    guard let cell = view as? Cell else { return false }
    if life.isMounted { unmount() }
    guard life.mount() else { return false }
    self.cell = cell
    observeLayout(of: cell)
    trace(.didMount)
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
      trace(.willUnmount)
      willUnmount(from: cell)
    }
    willGiveUpCell()
    undoBindings()
    if showsAccessibilityActions, let cell { hideAccessibilityActions(on: cell) }
    layoutProbe?.removeFromSuperview()
    layoutProbe = nil
    cell = nil
    stateConfigured = nil
  }

  package final override func releaseView() { cell = nil }

  package final override func beginDisplay() {
    guard let cell, life.display() else { return }
    sight.displays = min(2, sight.displays + 1)
    tasks?.begin(.mounted)
    trace(.willDisplay)
    willDisplay(cell)
  }

  package final override func endDisplay() {
    guard life.endDisplay(), let cell else { return }
    trace(.didEndDisplaying)
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
    // An identifier that is different each time is another mistake, which is known already.
    if old.id != oldIdentifier, viewModel.id == identifier {
      return .changedIdentifier(
        from: ListIdentifier(of: oldIdentifier),
        to: ListIdentifier(of: identifier)
      )
    }
    return isChanged && viewModel != viewModel ? .unequal : nil
  }

  @discardableResult
  final override func tellReplacedViewModel() -> Bool {
    guard let old = replaced else { return false }
    replaced = nil
    trace(.didUpdate)
    didUpdate(from: old.value)
    return true
  }

  final override func configureCell(for reason: ListedController.ConfigureReason) {
    reasonsToConfigure = []
    isOutlineReplaced = false
    guard let cell else {
      didConfigure(for: reason)
      return
    }
    let reason = showsState ? reason : reason.union(reason == .mount ? [] : .state)
    recordShownState()
    tracedReason = reason
    trace(.configure)
    host?.show(in: cell)
    followingModels { configure(cell, for: reason) }
    showAccessibilityActions(on: cell)
    didConfigure(for: reason)
    layoutProbe?.setNeedsLayout()
  }

  final override func recordLayout() {
    guard stateLaidOut != nil else { return }
    stateLaidOut = Former(state)
  }

  package final override func refresh(in container: ItemContainer) -> Bool {
    guard life != .removed else { return false }
    let stateBefore = stateLaidOut
    let hasReadModels = reasonsToConfigure.contains(.models)
    stateLaidOut = nil
    let reasons = reasonsToConfigure.union(stateBefore != nil && !showsState ? .state : [])
    if !reasons.isEmpty {
      // A layout pass may have measured the cell since, without what it shows now.
      measured.expire()
      configureCell(for: reasons)
    }
    guard stateBefore != nil || hasReadModels else { return false }
    var container = container
    container.environment = environment
    let size = Self.wantedSize(of: viewModel, state: state, in: container)
    if let old = stateBefore?.value,
      Self.wantedSize(of: viewModel, state: old, in: container) != size
    {
      return true
    }
    return hasReadModels && isShownLargerOrSmaller(than: size, in: container)
  }

  final override func modelsWillChange() {
    setNeedsConfigure(for: .models)
  }

  package final override var focusTarget: UIResponder? { cell.flatMap(firstResponder) }

  final override func takeFocus(_ focus: ItemFocus) -> Bool {
    guard let cell else { return false }
    switch focus {
    case .firstResponder:
      guard let responder = focusTarget else { return false }
      return responder.isFirstResponder || responder.becomeFirstResponder()
    case .accessibility:
      UIAccessibility.post(notification: .layoutChanged, argument: cell)
      return true
    case .keyboard:
      return cell.takeKeyboardFocus()
    }
  }
}
