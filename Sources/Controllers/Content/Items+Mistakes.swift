public import RosterCore
public import RosterPlatform

// What is likely to be written by mistake, and what to write instead. The compiler chooses one of these where
// nothing else fits, and says the sentence; without them it would speak of types that nobody has written.

/// No view model; it stands in for one in the declarations here.
extension Never: ViewModel {}

extension Items {
  /// Shows what to write where the controller's initializer takes more than a view model.
  @available(
    *,
    unavailable,
    message: """
      the controller's initializer takes more than a view model; write a closure that hands over the rest: \
      'Items(viewModels) { MyController($0, …) }'
      """
  )
  public init<each Extra>(
    _ viewModels: [Controller.Model],
    _ makeController: @escaping @MainActor (Controller.Model, repeat each Extra) -> Controller
  ) {
    self.init(viewModels) { _ in preconditionFailure("The compiler refuses every call of this.") }
  }

  /// Explains that the controllers of headers and footers are not those of items.
  @available(
    *,
    unavailable,
    message: """
      the controller shows itself in a view that is no UICollectionViewCell, as those of headers and footers \
      do; items need a controller whose cell is one
      """
  )
  public init<Boundary: CellControlling>(
    _ viewModels: [Boundary.Model],
    _ makeController: @escaping @MainActor (Boundary.Model) -> Boundary
  ) where Controller == PlainController<Never, UICollectionViewCell> {
    self.init([], PlainController.init)
  }
}

extension Item {
  /// Shows what to write where the controller's initializer takes more than a view model.
  @available(
    *,
    unavailable,
    message: """
      the controller's initializer takes more than a view model; write a closure that hands over the rest: \
      'Item(viewModel) { MyController($0, …) }'
      """
  )
  public init<each Extra>(
    _ viewModel: Controller.Model,
    _ makeController: @escaping @MainActor (Controller.Model, repeat each Extra) -> Controller
  ) {
    items = Items([]) { _ in preconditionFailure("The compiler refuses every call of this.") }
  }

  /// Explains that the controllers of headers and footers are not those of items.
  @available(
    *,
    unavailable,
    message: """
      the controller shows itself in a view that is no UICollectionViewCell, as those of headers and footers \
      do; an item needs a controller whose cell is one
      """
  )
  public init<Boundary: CellControlling>(
    _ viewModel: Boundary.Model,
    _ makeController: @escaping @MainActor (Boundary.Model) -> Boundary
  ) where Controller == PlainController<Never, UICollectionViewCell> {
    items = Items([], PlainController.init)
  }
}

extension SectionContent {
  /// Shows what to write where the header's initializer takes more than a view model.
  @available(
    *,
    unavailable,
    message: """
      the controller's initializer takes more than a view model; write a closure that hands over the rest: \
      '.header(viewModel) { MyController($0, …) }'
      """
  )
  public func header<Controller: CellControlling, each Extra>(
    _ viewModel: Controller.Model,
    _ makeController: @escaping @MainActor (Controller.Model, repeat each Extra) -> Controller
  ) -> Self {
    self
  }

  /// Shows what to write where the footer's initializer takes more than a view model.
  @available(
    *,
    unavailable,
    message: """
      the controller's initializer takes more than a view model; write a closure that hands over the rest: \
      '.footer(viewModel) { MyController($0, …) }'
      """
  )
  public func footer<Controller: CellControlling, each Extra>(
    _ viewModel: Controller.Model,
    _ makeController: @escaping @MainActor (Controller.Model, repeat each Extra) -> Controller
  ) -> Self {
    self
  }
}
