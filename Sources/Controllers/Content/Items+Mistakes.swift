public import RosterPlatform

// Likely mistakes, each with a message about what to write instead. The compiler chooses one of
// these if nothing else fits, and shows the message; otherwise it would mention types that the app
// does not use.

/// Not a view model; used in place of one in the declarations here.
extension Never: ViewModel {}

extension Items {
  /// Explains what to write if the controller's initializer takes more than a view model.
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

  /// Explains what to write for items with controllers of several types.
  @available(
    *,
    unavailable,
    message: """
      the controllers of 'Items' have one type; for several types, write \
      'MixedItems(viewModels, by: \\.kind) { kind in … .controller(MyController.init) }'
      """
  )
  @_disfavoredOverload
  public init<Model: ViewModel>(
    _ viewModels: [Model],
    _ makeController: @escaping @MainActor (Model) -> any CellControlling
  ) where Controller == PlainController<Never, UICollectionViewCell> {
    self.init([], PlainController.init)
  }

  /// Explains that controllers of headers and footers cannot be used for items.
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
  /// Explains what to write if the controller's initializer takes more than a view model.
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

  /// Explains that controllers of headers and footers cannot be used for items.
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
  /// Explains what to write if the header's initializer takes more than a view model.
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

  /// Explains what to write if the footer's initializer takes more than a view model.
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

extension ListBuilder {
  /// Explains that a body has content only, and no statements such as `print`.
  @available(
    *,
    unavailable,
    message: "a body consists of content; for a statement, write 'let _ = print(…)'"
  )
  public static func buildExpression(_ statement: Void) -> EmptyContent {
    EmptyContent()
  }
}
