public import RosterCore
public import RosterLayout
public import RosterPlatform

/// A controller of any kind: what a list needs to know of a cell controller.
///
/// Subclass `CellController`; there is no need to write another conformance.
@MainActor
public protocol CellControlling: ListedController {
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

  /// The size that all items have.
  static func commonSize(in container: Container) -> ItemSize?

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
}
