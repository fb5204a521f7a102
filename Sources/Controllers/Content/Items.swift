public import RosterPlatform

/// Items of one kind: their view models, and a closure that makes their controllers.
///
/// ```swift
/// Items(store.open) { TodoController($0, store: store) }
/// Items(photos, PhotoController.init)
/// ```
///
/// The closure is called when an item is first needed, not when the content is made. The values
/// that it passes to the initializer are not updated while the item is in the list, so pass
/// objects. Put values that change into the view model or the environment, and replace closures by
/// events.
///
/// Make view models from models of the app in a second closure:
///
/// ```swift
/// Items(store.photos, PhotoController.init) { PhotoModel($0, isFavorite: favorites.contains($0.id)) }
/// ```
///
/// Items that only show something need no controller class:
///
/// ```swift
/// Items(notes, cell: NoteCell.self, size: .height(44)) { cell, note in cell.label.text = note.text }
/// ```
public struct Items<Controller: CellControlling>: ListNode
where Controller.Cell: UICollectionViewCell {
  @usableFromInline
  let models: [Controller.Model]

  @usableFromInline
  let location: CodeLocation

  @usableFromInline
  let makeController: @MainActor (Controller.Model) -> Controller

  /// Adds the values to the environment that only these items have.
  @usableFromInline
  var addToEnvironment: (@MainActor (inout ListEnvironment) -> Void)?

  /// Creates items from view models.
  ///
  /// - Parameters:
  ///   - viewModels: The view models, with distinct identifiers.
  ///   - fileID: The file to name in messages about the items.
  ///   - line: The line to name in messages about the items.
  ///   - makeController: Makes the controller of an item. It is called once for each item that is
  ///     shown, and has to return a new controller.
  @inlinable
  public init(
    _ viewModels: [Controller.Model],
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) {
    models = viewModels
    location = CodeLocation(fileID: fileID, line: line)
    self.makeController = makeController
  }

  /// Creates items from models of the app, with a view model for each.
  ///
  /// ```swift
  /// Items(store.todos) { TodoController($0, store: store) } viewModel: { TodoModel($0) }
  /// ```
  ///
  /// All view models are made for each content, because contents are compared by them. So the
  /// closure has to be fast; leave expensive work to the controller.
  ///
  /// - Parameters:
  ///   - models: The models.
  ///   - fileID: The file to name in messages about the items.
  ///   - line: The line to name in messages about the items.
  ///   - makeController: Makes the controller of an item. It is called once for each item that is
  ///     shown, and has to return a new controller.
  ///   - viewModel: Makes a view model with a distinct identifier.
  /// - Complexity: O(number of models).
  @inlinable
  public init<Models: RandomAccessCollection>(
    _ models: Models,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller,
    viewModel: @MainActor (Models.Element) -> Controller.Model
  ) {
    self.init(models.map(viewModel), fileID: fileID, line: line, makeController)
  }

  @inlinable
  public func resolve(into resolver: inout ListResolver) {
    if models.isEmpty { return }
    if let factory = resolver.expectedFactory(at: location) as? TypedItemFactory<Controller>,
      factory.takeOver(models, makeController)
    {
      return resolver.appendExpectedRun(adding: addToEnvironment)
    }
    let presenter = CellPresenter(models, at: location, makeController)
    resolver.append(presenter.run, presenter.bringing(addToEnvironment))
  }
}

extension Items {
  /// Creates items from view models in cells of one class, without a controller class.
  ///
  /// ```swift
  /// Items(notes, cell: NoteCell.self, size: .height(44)) { cell, note in
  ///   cell.label.text = note.text
  /// } didSelect: { note in
  ///   router.open(note)
  /// }
  /// ```
  ///
  /// A cell is configured when it gets its item, and again with each content that is applied, so the
  /// closures can capture any values. Set all properties of the cell in `configure`, because the cell
  /// has shown other items before. In the content of a `memoized()` loop, the closures are not
  /// replaced while the content is reused.
  ///
  /// - Parameters:
  ///   - viewModels: The view models, with distinct identifiers.
  ///   - cell: The class of the cells.
  ///   - size: The size of each item.
  ///   - fileID: The file to name in messages about the items.
  ///   - line: The line to name in messages about the items.
  ///   - configure: Shows a view model in a cell.
  ///   - didSelect: Called when the user has selected an item; by default, nothing happens.
  @inlinable
  public init<Model: ViewModel, Cell: UICollectionViewCell>(
    _ viewModels: [Model],
    cell: Cell.Type,
    size: ItemSize,
    fileID: StaticString = #fileID,
    line: Int = #line,
    configure: @escaping @MainActor (Cell, Model) -> Void,
    didSelect: (@MainActor (Model) -> Void)? = nil
  ) where Controller == PlainController<Model, Cell> {
    self.init(viewModels, fileID: fileID, line: line, PlainController<Model, Cell>.init)
    addToEnvironment = PlainController.presenting(
      size: size,
      at: location,
      configure: configure,
      didSelect: didSelect
    )
  }
}

/// One item: its view model, and a closure that makes its controller.
///
/// ```swift
/// Item(Spinner(), SpinnerController.init)
/// ```
public struct Item<Controller: CellControlling>: ListNode
where Controller.Cell: UICollectionViewCell {
  let items: Items<Controller>

  /// Creates an item from a view model.
  ///
  /// - Parameters:
  ///   - viewModel: The view model.
  ///   - fileID: The file to name in messages about the item.
  ///   - line: The line to name in messages about the item.
  ///   - makeController: Makes the controller of the item.
  public init(
    _ viewModel: Controller.Model,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) {
    items = Items([viewModel], fileID: fileID, line: line, makeController)
  }

  /// Creates an item from items with a single view model.
  init(_ items: Items<Controller>) {
    self.items = items
  }

  public func resolve(into resolver: inout ListResolver) {
    items._resolve(into: &resolver)
  }
}

extension Item {
  /// Creates an item from a view model, without a controller class.
  ///
  /// ```swift
  /// Item(NoResults(query), cell: MessageCell.self, size: .height(80)) { cell, results in
  ///   cell.label.text = "Nothing found for “\(results.query)”"
  /// }
  /// ```
  ///
  /// The cell is configured with each content that is applied; see `Items(_:cell:size:…)`.
  ///
  /// - Parameters:
  ///   - viewModel: The view model.
  ///   - cell: The class of the cell.
  ///   - size: The size of the item.
  ///   - fileID: The file to name in messages about the item.
  ///   - line: The line to name in messages about the item.
  ///   - configure: Shows the view model in a cell.
  ///   - didSelect: Called when the user has selected the item; by default, nothing happens.
  public init<Model: ViewModel, Cell: UICollectionViewCell>(
    _ viewModel: Model,
    cell: Cell.Type,
    size: ItemSize,
    fileID: StaticString = #fileID,
    line: Int = #line,
    configure: @escaping @MainActor (Cell, Model) -> Void,
    didSelect: (@MainActor (Model) -> Void)? = nil
  ) where Controller == PlainController<Model, Cell> {
    items = Items(
      [viewModel],
      cell: cell,
      size: size,
      fileID: fileID,
      line: line,
      configure: configure,
      didSelect: didSelect
    )
  }
}
