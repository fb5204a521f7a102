public import RosterCore
public import RosterLayout
public import RosterPlatform

/// Makes and sizes the items of one run, of which it alone knows the types.
@MainActor
@usableFromInline
struct CellPresenter {
  /// The type of the items' controllers.
  let controllerType: any CellControlling.Type

  /// Whether states may be remembered of items without a controller.
  let remembersStates: Bool

  /// The class of the items' views.
  let viewType: UICollectionReusableView.Type

  /// Where the items' views come from.
  let source: CellSource

  /// The size that the items are taken to have until they come on screen, if there is one.
  private(set) var estimatedSize: @MainActor (Container) -> ItemSize?

  /// What the content around the items provides, and what the items bring along.
  private(set) var surroundings = Surroundings()

  /// Adds what the items bring along to the environment around them.
  var addToEnvironment: (@MainActor (inout ListEnvironment) -> Void)?

  /// The index of the run's first item among those that the functions know.
  var start = 0

  private let make: @MainActor (Int) -> (any CellControlling)?
  private let size:
    @MainActor (Int, (any CellControlling)?, (any ViewState)?, Container) -> ItemSize

  /// Presents view models by controllers of one type.
  ///
  /// It is inlinable so that its functions specialise in the module that knows the types.
  @inlinable
  init<Controller: CellControlling>(
    _ models: [Controller.Model],
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) {
    self.init(
      Controller.self,
      make: { makeController(models[$0]) },
      size: { index, controller, remembered, container in
        let state =
          (controller as? Controller)?.state ?? (remembered as? Controller.State)
          ?? Controller.initialState(for: models[index])
        return Controller.size(of: models[index], state: state, in: container)
      }
    )
  }

  /// Presents models that are asked for when they are needed: an item without a controller has an estimated
  /// size, for which nobody asks for its model.
  init<Controller: CellControlling>(
    _ models: LazyModels<Controller.Model>,
    estimatedSize: ItemSize,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) {
    self.init(
      Controller.self,
      make: { index in models[index].map(makeController) },
      size: { _, controller, _, container in
        guard let controller = controller as? Controller else { return estimatedSize }
        return Controller.size(of: controller.viewModel, state: controller.state, in: container)
      }
    )
    self.estimatedSize = { _ in estimatedSize }
  }

  @usableFromInline
  init<Controller: CellControlling>(
    _ type: Controller.Type,
    make: @escaping @MainActor (Int) -> (any CellControlling)?,
    size:
      @escaping @MainActor (Int, (any CellControlling)?, (any ViewState)?, Container)
      -> ItemSize
  ) {
    controllerType = type
    remembersStates = type.stateRetention.isLasting
    viewType = Controller.Cell.self
    source = Controller.cellSource
    estimatedSize = { Controller.estimatedSize(in: $0) }
    self.make = make
    self.size = size
  }

  /// Puts the items where the content around them provides something.
  mutating func surround(with surroundings: Surroundings) {
    self.surroundings = surroundings
    addToEnvironment?(&self.surroundings.environment)
  }

  /// Makes the controller of an item; `nil` if the item is lazy and nothing is known of it.
  func makeController(at index: Int) -> (any CellControlling)? {
    make(start + index)
  }

  /// The size that an item asks for.
  ///
  /// - Parameters:
  ///   - index: The item's index in its run.
  ///   - controller: The item's controller, if it has been made.
  ///   - remembered: The state that the controller would start with, if it is not the initial one.
  ///   - container: The space that the section offers.
  /// - Returns: The size as the controller's type gave it.
  func size(
    at index: Int,
    controller: (any CellControlling)?,
    remembered: (any ViewState)?,
    in container: Container
  ) -> ItemSize {
    var container = container
    container.environment = surroundings.environment
    return size(start + index, controller, remembered, container)
  }
}

extension CellPresenter {
  /// The same items, presented as closures say.
  ///
  /// - Parameters:
  ///   - size: The size of each item.
  ///   - location: Where the closures are written.
  ///   - configure: Shows a view model in a cell.
  ///   - didSelect: What a selection does.
  /// - Returns: A copy of the presenter, whose items bring the closures along.
  @usableFromInline
  func plain<Model: ViewModel, Cell: UICollectionReusableView>(
    size: ItemSize,
    location: CodeLocation,
    configure: @escaping @MainActor (Cell, Model) -> Void,
    didSelect: (@MainActor (Model) -> Void)?
  ) -> CellPresenter {
    let presentation = PlainPresentation(
      size: size,
      location: location,
      configure: configure,
      didSelect: didSelect
    )
    var copy = self
    copy.addToEnvironment = { $0[PlainController<Model, Cell>.Key.self] = presentation }
    return copy
  }
}
