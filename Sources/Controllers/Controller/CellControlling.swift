public import RosterPlatform

/// A controller of any kind, with everything a list needs to know about it.
///
/// Subclass `CellController`; do not write another conformance.
@MainActor
public protocol CellControlling: ListedController {
  /// The view model of the item.
  associatedtype Model: ViewModel

  /// The view state of the item.
  associatedtype State: ViewState

  /// The view that shows the item.
  associatedtype Cell: UICollectionReusableView

  /// The view model of the item.
  var viewModel: Model { get }

  /// The view state of the item.
  var state: State { get }

  /// Where the views of the controller's cell class come from.
  static var cellSource: CellSource { get }

  /// Returns the size of an item.
  static func size(of viewModel: Model, state: State, in container: ItemContainer) -> ItemSize

  /// Returns the estimated size of items until they are visible.
  static func estimatedSize(in container: ItemContainer) -> ItemSize?

  /// Returns the size that all items have in common.
  static func commonSize(in container: ItemContainer) -> ItemSize?

  /// How the item appears when it is inserted.
  var insertion: ItemTransition { get }

  /// How the item disappears when it is removed.
  var removal: ItemTransition { get }

  /// Returns the initial state of an item.
  static func initialState(for viewModel: Model) -> State

  /// How long states are kept.
  static var stateRetention: StateRetention<State> { get }

  /// Returns the name under which a persistent state is stored; `nil` for the default.
  static func persistentKey(for viewModel: Model) -> String?
}
