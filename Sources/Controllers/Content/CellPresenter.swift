public import RosterCore
public import RosterLayout
public import RosterPlatform

/// Makes and sizes the items of one run, whose types only it knows.
@MainActor
@usableFromInline
package struct CellPresenter {
  /// What the content around the items provides, and what the items add.
  package private(set) var surroundings = Surroundings()

  /// The index of the run's first item in the factory.
  var start = 0

  @usableFromInline
  let factory: any ItemFactory

  /// Presents view models with controllers of one type.
  ///
  /// It is inlinable so that the factory's functions are specialized in the module that knows the
  /// types.
  @inlinable
  package init<Controller: CellControlling>(
    _ models: [Controller.Model],
    at location: CodeLocation?,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) {
    self.init(TypedItemFactory(models, at: location, makeController))
  }

  /// Presents models that are loaded when they are needed: an item without a controller has an
  /// estimated size, which does not load its model.
  init<Controller: CellControlling>(
    _ models: LazyModels<Controller.Model>,
    estimatedSize: ItemSize,
    at location: CodeLocation,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) {
    self.init(LazyItemFactory(models, estimatedSize: estimatedSize, at: location, makeController))
  }

  @usableFromInline
  init(_ factory: any ItemFactory) {
    self.factory = factory
  }

  /// All items of the factory, as they are compared.
  @usableFromInline
  package var run: Run { factory.run }

  /// The type of the items' controllers.
  package var controllerType: any CellControlling.Type { factory.controllerType }

  /// Whether states are kept for items without a controller.
  package var remembersStates: Bool { factory.remembersStates }

  /// The class of the items' views.
  package var viewType: UICollectionReusableView.Type { factory.viewType }

  /// Where the items' views come from.
  package var source: CellSource { factory.source }

  /// Returns the same items inside some surroundings, with values that they add to the environment.
  ///
  /// - Parameters:
  ///   - outer: What the content around the items provides.
  ///   - add: Adds the values; `nil` if there are none.
  /// - Returns: A presenter of the same items.
  @usableFromInline
  func inside(
    _ outer: Surroundings,
    adding add: (@MainActor (inout ListEnvironment) -> Void)?
  ) -> CellPresenter {
    // Items that have added values have surroundings of their own.
    if add == nil, surroundings.isSame(as: outer) { return self }
    var presenter = bringing(add)
    presenter.surround(with: outer)
    return presenter
  }

  /// Returns whether both present the same items in the same surroundings.
  func isSame(as other: CellPresenter) -> Bool {
    factory === other.factory && start == other.start
      && surroundings.isSame(as: other.surroundings)
  }

  /// Sets what the content around the items provides, to which the items add their values.
  package mutating func surround(with surroundings: Surroundings) {
    self.surroundings = surroundings
    factory.addToEnvironment?(&self.surroundings.environment)
  }

  /// Returns the same items, with values that they add to the environment around them.
  ///
  /// All copies of the presenter that are surrounded from then on share the values.
  @usableFromInline
  func bringing(_ add: (@MainActor (inout ListEnvironment) -> Void)?) -> CellPresenter {
    if add != nil || factory.addToEnvironment != nil { factory.addToEnvironment = add }
    return self
  }

  /// Makes the controller of an item; `nil` if the item is lazy and not available.
  func makeController(at index: Int) -> (any CellControlling)? {
    factory.makeController(at: start + index)
  }

  /// Returns the size that items are estimated to have until they are visible, if there is one.
  package func estimatedSize(_ container: Container) -> ItemSize? {
    factory.estimatedSize(in: container)
  }

  /// Returns the common size of all items, if it is stated.
  package func commonSize(_ container: Container) -> ItemSize? {
    commonSize(inside: inside(container))
  }

  /// Returns the common size of all items in a space with their environment, unless cells are
  /// measured.
  private func commonSize(inside container: Container) -> ItemSize? {
    let size = factory.commonSize(in: container)
    if case .automatic = size { return nil }
    return size
  }

  /// Returns the size that an item requests.
  ///
  /// - Parameters:
  ///   - index: The item's index in its run.
  ///   - controller: The item's controller, if it has been made.
  ///   - remembered: The restored state of the controller, if there is one.
  ///   - container: The space that the section offers.
  /// - Returns: The size that the controller's type returns.
  package func size(
    at index: Int,
    controller: (any CellControlling)?,
    remembered: (any ViewState)?,
    in container: Container
  ) -> ItemSize {
    let inner = inside(container)
    return commonSize(inside: inner)
      ?? factory.size(at: start + index, controller, remembered, in: inner)
  }

  /// Returns the sizes of neighboring items without controllers, in their initial states.
  ///
  /// - Parameters:
  ///   - range: The items' indices in their run.
  ///   - container: The space that the section offers.
  ///   - take: Called with sizes and the number of neighbors that each applies to, in order.
  package func sizes(
    at range: Range<Int>,
    in container: Container,
    _ take: (ItemSize, Int) -> Void
  ) {
    let range = range.lowerBound + start..<range.upperBound + start
    factory.sizes(at: range, in: inside(container), take)
  }

  /// Returns the space with the environment of the items.
  private func inside(_ container: Container) -> Container {
    var container = container
    container.environment = surroundings.environment
    return container
  }
}

/// Makes and sizes items without naming their types.
@MainActor
@usableFromInline
protocol ItemFactory: AnyObject {
  var run: Run { get }
  var addToEnvironment: (@MainActor (inout ListEnvironment) -> Void)? { get set }
  var controllerType: any CellControlling.Type { get }
  var remembersStates: Bool { get }
  var viewType: UICollectionReusableView.Type { get }
  var source: CellSource { get }
  func makeController(at index: Int) -> (any CellControlling)?
  func estimatedSize(in container: Container) -> ItemSize?
  func commonSize(in container: Container) -> ItemSize?

  func size(
    at index: Int,
    _ controller: (any CellControlling)?,
    _ remembered: (any ViewState)?,
    in container: Container
  ) -> ItemSize

  func sizes(at range: Range<Int>, in container: Container, _ take: (ItemSize, Int) -> Void)
}

/// Contains view models and the closure that makes their controllers: everything that `Items` are given, in one
/// object, which passes from the content to the list.
///
/// Methods of a generic class are compiled once for all types, so sizes are requested by functions
/// that were compiled for this one.
@usableFromInline
final class TypedItemFactory<Controller: CellControlling>: ItemFactory {
  @usableFromInline
  typealias SizeFunction =
    @MainActor (TypedItemFactory, Int, (any CellControlling)?, (any ViewState)?, Container)
    -> ItemSize

  @usableFromInline
  typealias SizesFunction =
    @MainActor (TypedItemFactory, Range<Int>, Container, (ItemSize, Int) -> Void) -> Void

  @usableFromInline
  let run: Run

  @usableFromInline
  var addToEnvironment: (@MainActor (inout ListEnvironment) -> Void)?

  @usableFromInline
  let models: [Controller.Model]

  /// Makes the controller of an item, as the latest content with these items does.
  ///
  /// Only the main actor uses it, and never while it is being set. The check of that took more than comparing the
  /// view models of a short section.
  @exclusivity(unchecked)
  @usableFromInline
  var make: @MainActor (Controller.Model) -> Controller

  @usableFromInline
  let size: SizeFunction

  @usableFromInline
  let sizes: SizesFunction

  @inlinable
  init(
    _ models: [Controller.Model],
    at location: CodeLocation?,
    _ make: @escaping @MainActor (Controller.Model) -> Controller
  ) {
    run = Run(Column(models), controller: ControllerKind(Controller.self), location: location)
    self.models = models
    unsafe self.make = make
    size = { factory, index, controller, remembered, container in
      // A cast is slow even if there is nothing to cast, and most items have neither.
      var state: Controller.State?
      if let controller { state = (controller as? Controller)?.state }
      if state == nil, let remembered { state = remembered as? Controller.State }
      let model = factory.models[index]
      return Controller.size(
        of: model,
        state: state ?? Controller.initialState(for: model),
        in: container
      )
    }
    sizes = { factory, range, container, take in
      let models = factory.models
      var (common, count) = (ItemSize.height(0), 0)
      for index in range {
        let state = Controller.initialState(for: models[index])
        let size = Controller.size(of: models[index], state: state, in: container)
        if count > 0, !size.isSameLength(as: common) {
          take(common, count)
          count = 0
        }
        (common, count) = (size, count + 1)
      }
      if count > 0 { take(common, count) }
    }
  }

  /// Takes over what newer content makes of the same view models.
  ///
  /// - Returns: Whether the view models are the same in every respect; otherwise, nothing was taken over.
  @inlinable
  func takeOver(
    _ models: [Controller.Model],
    _ make: @escaping @MainActor (Controller.Model) -> Controller
  ) -> Bool {
    guard areIdentical(self.models, models) else { return false }
    unsafe self.make = make
    return true
  }

  /// Takes over what newer content makes of the only view model.
  @inlinable
  func takeOver(
    only model: Controller.Model,
    _ make: @escaping @MainActor (Controller.Model) -> Controller
  ) -> Bool {
    guard models.count == 1, areIdentical(models[0], model) else { return false }
    unsafe self.make = make
    return true
  }

  @usableFromInline
  var controllerType: any CellControlling.Type { Controller.self }

  @usableFromInline
  private(set) lazy var remembersStates = Controller.stateRetention.isLasting

  @usableFromInline
  var viewType: UICollectionReusableView.Type { Controller.Cell.self }

  @usableFromInline
  var source: CellSource { Controller.cellSource }

  @usableFromInline
  func makeController(at index: Int) -> (any CellControlling)? {
    unsafe make(models[index])
  }

  @usableFromInline
  func estimatedSize(in container: Container) -> ItemSize? {
    Controller.estimatedSize(in: container)
  }

  @usableFromInline
  func commonSize(in container: Container) -> ItemSize? {
    Controller.commonSize(in: container)
  }

  @usableFromInline
  func size(
    at index: Int,
    _ controller: (any CellControlling)?,
    _ remembered: (any ViewState)?,
    in container: Container
  ) -> ItemSize {
    size(self, index, controller, remembered, container)
  }

  @usableFromInline
  func sizes(at range: Range<Int>, in container: Container, _ take: (ItemSize, Int) -> Void) {
    sizes(self, range, container, take)
  }
}

/// Loads the model of an item when its controller is made.
private final class LazyItemFactory<Controller: CellControlling>: ItemFactory {
  var addToEnvironment: (@MainActor (inout ListEnvironment) -> Void)?
  private let models: LazyModels<Controller.Model>
  private let estimatedSize: ItemSize
  private let location: CodeLocation
  private let make: @MainActor (Controller.Model) -> Controller

  init(
    _ models: LazyModels<Controller.Model>,
    estimatedSize: ItemSize,
    at location: CodeLocation,
    _ make: @escaping @MainActor (Controller.Model) -> Controller
  ) {
    self.models = models
    self.location = location
    self.estimatedSize = estimatedSize
    self.make = make
  }

  /// The items as the models are when the content is resolved.
  var run: Run {
    Run(models.column, controller: ControllerKind(Controller.self), location: location)
  }

  var controllerType: any CellControlling.Type { Controller.self }

  var remembersStates: Bool { Controller.stateRetention.isLasting }

  var viewType: UICollectionReusableView.Type { Controller.Cell.self }

  var source: CellSource { Controller.cellSource }

  func makeController(at index: Int) -> (any CellControlling)? { models[index].map(make) }

  func estimatedSize(in container: Container) -> ItemSize? { estimatedSize }

  func commonSize(in container: Container) -> ItemSize? { nil }

  func size(
    at index: Int,
    _ controller: (any CellControlling)?,
    _ remembered: (any ViewState)?,
    in container: Container
  ) -> ItemSize {
    // During an update, the controller may not have its new model yet.
    guard let controller = controller as? Controller, let model = models[index] else {
      return estimatedSize
    }
    return Controller.size(of: model, state: controller.state, in: container)
  }

  func sizes(at range: Range<Int>, in container: Container, _ take: (ItemSize, Int) -> Void) {
    take(estimatedSize, range.count)
  }
}
