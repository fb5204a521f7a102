import RosterPlatform

/// Makes and sizes the items of one run, whose types only it knows.
@MainActor
@usableFromInline
struct CellPresenter {
  /// What the content around the items provides, and what the items add.
  private(set) var surroundings = Surroundings()

  /// The index of the run's first item in the factory.
  var start = 0

  @usableFromInline
  let factory: any ItemFactory

  /// Presents view models with controllers of one type.
  ///
  /// It is inlinable so that the factory's functions are specialized in the module that knows the
  /// types.
  @inlinable
  init<Controller: CellControlling>(
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
  var run: Run { factory.run }

  /// The type of the items' controllers.
  var controllerType: any CellControlling.Type { factory.controllerType }

  /// Whether states are kept for items without a controller.
  var remembersStates: Bool { factory.remembersStates }

  /// The class of the items' views.
  var viewType: UICollectionReusableView.Type { factory.viewType }

  /// Where the items' views come from.
  var source: CellSource { factory.source }

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
  mutating func surround(with surroundings: Surroundings) {
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

  /// Returns the mistake in the view model of an item, if there is one.
  func mistake(at index: Int) -> ViewModelMistake? { factory.mistake(at: start + index) }

  /// Returns the size that items are estimated to have until they are visible, if there is one.
  func estimatedSize(_ container: ItemContainer) -> ItemSize? {
    factory.estimatedSize(in: container)
  }

  /// Returns the common size of all items, if it is stated.
  func commonSize(_ container: ItemContainer) -> ItemSize? {
    commonSize(inside: inside(container))
  }

  /// Returns the common size of all items in a space with their environment, unless cells are
  /// measured.
  private func commonSize(inside container: ItemContainer) -> ItemSize? {
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
  func size(
    at index: Int,
    controller: (any CellControlling)?,
    remembered: (any ViewState)?,
    in container: ItemContainer
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
  func sizes(
    at range: Range<Int>,
    in container: ItemContainer,
    _ take: (ItemSize, Int) -> Void
  ) {
    let range = range.lowerBound + start..<range.upperBound + start
    factory.sizes(at: range, in: inside(container), take)
  }

  /// Returns the space for the items: that of the section, or all of its columns.
  func space(_ container: ItemContainer) -> ItemContainer {
    surroundings.spansColumns ? container.spanned : container
  }

  /// Returns the size of an item as an arrangement in columns takes it: as wide as its column, or as all columns.
  func inColumns(_ size: CGSize, of section: ItemContainer) -> CGSize {
    guard section.hasColumns else { return size }
    let container = space(section)
    return container.size(ofLength: container.length(of: size))
  }

  /// Returns the space with the environment of the items.
  private func inside(_ container: ItemContainer) -> ItemContainer {
    var container = space(container)
    container.environment = surroundings.environment
    return container
  }
}
