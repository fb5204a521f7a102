public import RosterCore
public import RosterLayout
public import RosterPlatform

/// A controller of any kind: what a list needs to know of a cell controller.
///
/// Subclass `CellController`; there is no need to write another conformance. Names that begin with an
/// underscore are plumbing between a list and its controllers.
@MainActor
public protocol CellControlling: InteractiveController {
  /// What the item shows.
  associatedtype Model: ViewModel

  /// What the controller remembers about its item.
  associatedtype State: ViewState

  /// The view that the item is shown in.
  associatedtype Cell: UICollectionReusableView

  /// What the item shows.
  var viewModel: Model { get }

  /// What the controller remembers about its item.
  var state: State { get }

  /// Where the views of the controller's cell class come from.
  static var cellSource: CellSource { get }

  /// The size that an item asks for.
  static func size(of viewModel: Model, state: State, in container: Container) -> ItemSize

  /// The size that items are taken to have until they come on screen.
  static func estimatedSize(in container: Container) -> ItemSize?

  /// How the item comes into the list.
  var insertion: ItemTransition { get }

  /// How the item leaves the list.
  var removal: ItemTransition { get }

  /// The state that an item starts with.
  static func initialState(for viewModel: Model) -> State

  /// How long states are remembered.
  static var stateRetention: StateRetention<State> { get }

  /// The name under which a persistent state is stored; `nil` for the default.
  static func persistentKey(for viewModel: Model) -> String?

  /// Where the item stands; a header or footer has no position.
  var position: ItemPosition? { get }

  /// Ties the controller to its list and its surroundings; fails if it belongs to a list, or did.
  func _attach(to owner: any _ControllerOwner, in surroundings: _Surroundings) -> Bool

  /// What is wrong with the view model, as far as a look at it tells.
  var _mistake: ViewModelMistake? { get }

  /// Gives a new controller a state that was remembered.
  func _restore(_ state: State)

  /// Tells the controller that it belongs to its list, and where its item stands.
  func _load(at position: ItemPosition?)

  /// Replaces what the content around the item provides, silently.
  ///
  /// - Returns: Whether the environment differs.
  @discardableResult
  func _surround(with surroundings: _Surroundings) -> Bool

  /// The view that the controller is mounted on.
  var _view: UICollectionReusableView? { get }

  /// Mounts the controller on a view and configures it; fails if the view is of another class.
  func _mount(on view: UICollectionReusableView) -> Bool

  /// Tells that the view comes on screen.
  func _willDisplay()

  /// Tells that the view has gone off screen.
  func _didEndDisplaying()

  /// Gives up the view, if there is one.
  func _unmount()

  /// Replaces the view model, silently.
  ///
  /// - Returns: What is wrong with the view models, if anything is.
  @discardableResult
  func _replaceViewModel(from column: Column, at index: Int) -> ViewModelMistake?

  /// Notes where the item stands, silently.
  func _place(at position: ItemPosition)

  /// Tells about changed traits and configures the cell.
  func _traitsDidChange(from old: UITraitCollection?)

  /// Tells about a new place and about a replaced environment or view model, and configures the cell,
  /// if there is something to tell.
  func _deliverUpdate()

  /// Tells that the list is laid out for the state as it is.
  func _didLayOut()

  /// Shows changes of state in the cell.
  ///
  /// - Returns: Whether the item's size has changed.
  func _refresh(in container: Container) -> Bool

  /// Whether controllers are made for items that the collection view expects to be shown soon.
  static var prefetches: Bool { get }

  /// Whether the view has come on screen and not gone off it, as the collection view says.
  var _isDisplayed: Bool { get }

  /// Tells what has changed about how much of the item is on screen.
  func _visibilityDidChange(
    _ event: VisibilityEvent,
    fraction: Double,
    coverage: Double,
    at now: Duration
  )

  /// The time at which the item counts as seen if nothing changes; `nil` if there is no such time.
  var _nextImpression: Duration? { get }

  /// Tells the time, at which the item may count as seen.
  func _timeDidPass(to now: Duration)

  /// Tells that the item has come near to the screen, or gone away from it.
  func _preloadRangeDidChange(isInside: Bool)

  /// Tells that the collection view expects the item to be shown soon.
  func _prefetch()

  /// Tells that the collection view does not expect the item to be shown soon any longer.
  func _cancelPrefetch()

  /// Gives the item the focus, if a view of its cell takes it.
  ///
  /// - Returns: Whether it has it.
  func _takeFocus(_ focus: Focus) -> Bool

  /// Notes whether the item is selected, and shows it in the cell.
  func _setSelected(_ isSelected: Bool)

  /// Notes whether a finger rests on the item.
  func _setHighlighted(_ isHighlighted: Bool)

  /// Ends the controller's life.
  func _remove()
}

/// The list that a controller belongs to, as the controller sees it.
@MainActor
public protocol _ControllerOwner: AnyObject {
  /// Notes that the state of a controller has changed and wants to be shown.
  func _stateDidChange(of controller: any CellControlling, animated: Bool)

  /// Notes that an item has been seen.
  func _didImpress(_ impression: Impression, by controller: any CellControlling)

  /// Runs user code in the middle of what the collection view does; changes that it makes wait.
  func _hold(_ body: () -> Void)

  /// Notes that a controller has sent an event that no handler takes.
  func _eventWasIgnored(_ event: Any, from controller: any CellControlling)

  /// What a list inside the cell of a controller works with.
  func _services(for controller: any CellControlling) -> _ListServices
}
