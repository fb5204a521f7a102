public import Roster

/// A made-up view model that stands for an item of a recording.
///
/// A replay shows such items, unless it is given controllers of the app; see `ReplayedControllers`.
public struct ReplayedItem: ViewModel, Hashable, Sendable {
  /// The identity of an item in a recording.
  public struct ID: Hashable, Sendable {
    /// The name of the type of the app's controller.
    public let controller: String

    /// A hash of the item's identity, which is another one in each process of the app; a small number in a written test.
    ///
    /// It is not negative.
    public let hash: Int

    /// Names an item.
    public init(_ hash: Int, _ controller: String) {
      self.hash = hash
      self.controller = controller
    }

    init(_ name: RecordedItem) {
      self.init(Int(name.hash >> 1), name.controller)
    }
  }

  public let id: ID

  /// Counts the changes of the app's view model.
  public var version: Int

  /// The width of the item if it determines that, too, as in a flow layout; `nil` if its section does.
  public var width: CGFloat?

  /// The height of the item, in points.
  public var height: CGFloat

  /// When the item got its size; `nil` until that is known.
  ///
  /// A later size of its state takes precedence.
  var sizedAt: Int?

  /// Describes an item.
  public init(
    _ hash: Int,
    _ controller: String,
    width: CGFloat? = nil,
    height: CGFloat,
    version: Int = 0
  ) {
    id = ID(hash, controller)
    self.version = version
    self.width = width
    self.height = height
  }
}

/// The state of a made-up controller: it stands for all states of the app's controller.
public struct ReplayedState: ViewState {
  /// Counts the changes of the state.
  public var version = 0

  /// The size that the item had with the state, in points, unless the view model was changed later.
  var size: (width: CGFloat?, height: CGFloat) {
    get { (width, height) }
    set { (width, height) = newValue }
  }

  private var width: CGFloat?
  private var height: CGFloat = 0

  /// When the item got the size.
  var sizedAt = -1

  /// Creates the state of a new controller.
  public init() {}
}

extension ReplayedItem {
  fileprivate func size(_ state: ReplayedState) -> ItemSize {
    let size = state.sizedAt > sizedAt ?? 0 ? state.size : (width: width, height: height)
    return size.width.map { .fixed(width: $0, height: size.height) } ?? .height(size.height)
  }
}

/// A made-up controller that stands for one of the app, and shows a box.
public final class ReplayedController: CellController<
  ReplayedItem, ReplayedState, UICollectionViewCell
>
{
  private let moves: ReplayedMoves

  init(_ item: ReplayedItem, _ moves: ReplayedMoves) {
    self.moves = moves
    super.init(item)
  }

  public override var canMove: Bool { true }

  public override func canMove(to move: ItemMove) -> Bool { !moves.refused.contains(move.target) }

  public override func didMount(on cell: UICollectionViewCell) {
    cell.showBox(of: viewModel)
  }

  public override class func size(
    of item: ReplayedItem,
    state: ReplayedState,
    in container: ItemContainer
  ) -> ItemSize {
    item.size(state)
  }
}

/// What made-up controllers answer when the user moves their items.
@MainActor
final class ReplayedMoves {
  /// The positions that the app's controller has refused.
  var refused: [IndexPath] = []
}

/// A made-up controller that stands for that of a header, a footer or another view of a section, and shows a box.
public final class ReplayedBoundaryController: CellController<
  ReplayedItem, ReplayedState, UICollectionReusableView
>
{
  public override func didMount(on view: UICollectionReusableView) {
    view.showBox(of: viewModel)
  }

  public override class func size(
    of item: ReplayedItem,
    state: ReplayedState,
    in container: ItemContainer
  ) -> ItemSize {
    item.size(state)
  }
}

extension UIView {
  /// Shows a box whose color is that of the controller's type.
  fileprivate func showBox(of item: ReplayedItem) {
    let sum = item.id.controller.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 1000 }
    let color = Self.boxColors[sum % Self.boxColors.count]
    backgroundColor = color.withAlphaComponent(0.25)
    layer.borderColor = color.cgColor
    layer.borderWidth = 1
    accessibilityLabel = item.id.controller
  }

  private static let boxColors: [UIColor] = [
    .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemRed, .systemTeal,
  ]
}

/// Controllers of the app that a replay shows in place of made-up ones.
///
/// ```swift
/// let list = try ListHarness(replaying: recording, with: [
///   ReplayedControllers(TodoController.self) { Todo(id: $0.id.hash, title: "Milk") }
///     controller: { TodoController($0, store: TodoStore()) }
/// ])
/// ```
@MainActor
public struct ReplayedControllers {
  let name: String
  let items: ([ReplayedItem]) -> any ListContent
  let key: (ReplayedItem) -> ReplayedKey

  /// Shows controllers of a type for the items that had such controllers.
  ///
  /// - Parameters:
  ///   - type: The type of the controllers.
  ///   - model: Makes a view model for a recorded item: equal ones for equal items, with an
  ///     identifier that depends only on the item's.
  ///   - controller: Makes the controller of a view model.
  public init<Controller: CellControlling>(
    _ type: Controller.Type,
    model: @escaping (ReplayedItem) -> Controller.Model,
    controller: @escaping @MainActor (Controller.Model) -> Controller
  ) where Controller.Cell: UICollectionViewCell {
    name = String(describing: type)
    items = { Items($0.map(model), controller) }
    key = { ReplayedKey(controller: ControllerKind(type), id: ListIdentifier(of: model($0).id)) }
  }
}

/// The identity of a controller in a replay.
struct ReplayedKey: Hashable {
  let controller: ControllerKind
  let id: ListIdentifier
}

extension ReplayedKey {
  init(_ item: ReplayedItem) {
    self.init(controller: ControllerKind(ReplayedController.self), id: ListIdentifier(item.id))
  }

  init(boundary item: ReplayedItem) {
    self.init(
      controller: ControllerKind(ReplayedBoundaryController.self),
      id: ListIdentifier(item.id)
    )
  }
}
