public import RosterPlatform

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

  /// Returns whether the items are declared in a place.
  func isDeclared(at location: CodeLocation) -> Bool

  func makeController(at index: Int) -> (any CellControlling)?
  func mistake(at index: Int) -> ViewModelMistake?
  func estimatedSize(in container: ItemContainer) -> ItemSize?
  func commonSize(in container: ItemContainer) -> ItemSize?

  func size(
    at index: Int,
    _ controller: (any CellControlling)?,
    _ remembered: (any ViewState)?,
    in container: ItemContainer
  ) -> ItemSize

  func sizes(at range: Range<Int>, in container: ItemContainer, _ take: (ItemSize, Int) -> Void)
}

/// Contains view models and the closure that makes their controllers: everything that `Items` are given, in one
/// object, which passes from the content to the list.
///
/// Methods of a generic class are compiled once for all types, so sizes are requested and view models are checked
/// by functions that were compiled for this one.
@usableFromInline
final class TypedItemFactory<Controller: CellControlling>: ItemFactory {
  @usableFromInline
  typealias SizeFunction =
    @MainActor (TypedItemFactory, Int, (any CellControlling)?, (any ViewState)?, ItemContainer)
    -> ItemSize

  @usableFromInline
  typealias SizesFunction =
    @MainActor (TypedItemFactory, Range<Int>, ItemContainer, (ItemSize, Int) -> Void) -> Void

  @usableFromInline
  let run: Run

  @usableFromInline
  var addToEnvironment: (@MainActor (inout ListEnvironment) -> Void)?

  @usableFromInline
  let models: [Controller.Model]

  /// Makes the controller of an item, as the latest content with these items does.
  @usableFromInline
  var make: @MainActor (Controller.Model) -> Controller

  @usableFromInline
  let size: SizeFunction

  @usableFromInline
  let sizes: SizesFunction

  @usableFromInline
  let check: @MainActor (Controller.Model) -> ViewModelMistake?

  @inlinable
  init(
    _ models: [Controller.Model],
    at location: CodeLocation?,
    _ make: @escaping @MainActor (Controller.Model) -> Controller
  ) {
    run = Run(Column(models), controller: ControllerKind(Controller.self), location: location)
    self.models = models
    self.make = make
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
    check = { ViewModelMistake(in: $0) }
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
    self.make = make
    return true
  }

  /// Takes over what newer content makes of the only view model.
  @inlinable
  func takeOver(
    only model: Controller.Model,
    _ make: @escaping @MainActor (Controller.Model) -> Controller
  ) -> Bool {
    guard models.count == 1, areIdentical(models[0], model) else { return false }
    self.make = make
    return true
  }

  @usableFromInline
  func isDeclared(at location: CodeLocation) -> Bool { run.location == location }

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
    make(models[index])
  }

  @usableFromInline
  func mistake(at index: Int) -> ViewModelMistake? { check(models[index]) }

  @usableFromInline
  func estimatedSize(in container: ItemContainer) -> ItemSize? {
    Controller.estimatedSize(in: container)
  }

  @usableFromInline
  func commonSize(in container: ItemContainer) -> ItemSize? {
    Controller.commonSize(in: container)
  }

  @usableFromInline
  func size(
    at index: Int,
    _ controller: (any CellControlling)?,
    _ remembered: (any ViewState)?,
    in container: ItemContainer
  ) -> ItemSize {
    size(self, index, controller, remembered, container)
  }

  @usableFromInline
  func sizes(at range: Range<Int>, in container: ItemContainer, _ take: (ItemSize, Int) -> Void) {
    sizes(self, range, container, take)
  }
}

/// Loads the model of an item when its controller is made.
final class LazyItemFactory<Controller: CellControlling>: ItemFactory {
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

  func isDeclared(at location: CodeLocation) -> Bool { self.location == location }

  var controllerType: any CellControlling.Type { Controller.self }

  var remembersStates: Bool { Controller.stateRetention.isLasting }

  var viewType: UICollectionReusableView.Type { Controller.Cell.self }

  var source: CellSource { Controller.cellSource }

  func makeController(at index: Int) -> (any CellControlling)? { models[index].map(make) }

  func mistake(at index: Int) -> ViewModelMistake? {
    models[index].flatMap { ViewModelMistake(in: $0) }
  }

  func estimatedSize(in container: ItemContainer) -> ItemSize? { estimatedSize }

  func commonSize(in container: ItemContainer) -> ItemSize? { nil }

  func size(
    at index: Int,
    _ controller: (any CellControlling)?,
    _ remembered: (any ViewState)?,
    in container: ItemContainer
  ) -> ItemSize {
    // During an update, the controller may not have its new model yet.
    guard let controller = controller as? Controller, let model = models[index] else {
      return estimatedSize
    }
    return Controller.size(of: model, state: controller.state, in: container)
  }

  func sizes(at range: Range<Int>, in container: ItemContainer, _ take: (ItemSize, Int) -> Void) {
    take(estimatedSize, range.count)
  }
}
