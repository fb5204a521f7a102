public import RosterCore
public import RosterLayout
public import RosterPlatform

/// Makes and sizes the items of one run, of which it alone knows the types.
@MainActor
@usableFromInline
struct CellPresenter {
  /// The class of the items' views.
  let viewType: UICollectionReusableView.Type

  /// Where the items' views come from.
  let source: CellSource

  /// What the content around the items provides.
  var surroundings = _Surroundings()

  private let make: @MainActor (Int) -> any CellControlling
  private let size: @MainActor (Int, (any CellControlling)?, Container) -> ItemSize

  /// Presents view models by controllers of one type.
  ///
  /// It is inlinable so that its functions specialise in the module that knows the types.
  @inlinable
  init<Controller: CellControlling>(
    _ models: [Controller.Model],
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) {
    self.init(
      viewType: Controller.Cell.self,
      source: Controller.cellSource,
      make: { makeController(models[$0]) },
      size: { index, controller, container in
        let state = (controller as? Controller)?.state ?? Controller.State()
        return Controller.size(of: models[index], state: state, in: container)
      }
    )
  }

  @usableFromInline
  init(
    viewType: UICollectionReusableView.Type,
    source: CellSource,
    make: @escaping @MainActor (Int) -> any CellControlling,
    size: @escaping @MainActor (Int, (any CellControlling)?, Container) -> ItemSize
  ) {
    self.viewType = viewType
    self.source = source
    self.make = make
    self.size = size
  }

  /// Makes the controller of an item.
  func makeController(at index: Int) -> any CellControlling {
    make(index)
  }

  /// The size that an item asks for.
  ///
  /// - Parameters:
  ///   - index: The item's index in its run.
  ///   - controller: The item's controller, if it has been made.
  ///   - container: The space that the section offers.
  /// - Returns: The size as the controller's type gave it.
  func size(at index: Int, controller: (any CellControlling)?, in container: Container) -> ItemSize
  {
    size(index, controller, container)
  }
}
