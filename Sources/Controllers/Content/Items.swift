public import RosterCore
public import RosterLayout
public import RosterPlatform

/// Items of one kind: their view models, and how the controller of one is made.
///
/// ```swift
/// Items(store.open) { TodoController($0, store: store) }
/// Items(photos, PhotoController.init)
/// ```
///
/// The closure is called when an item is first needed, not when the content is made. What it hands to the
/// initializer stays as it is for as long as the item is in the list: hand over objects. Values that change
/// belong into the view model or the environment, and a closure becomes an event.
///
/// View models that are made from models of the app are made in a second closure:
///
/// ```swift
/// Items(store.photos, PhotoController.init) { PhotoModel($0, isFavorite: favorites.contains($0.id)) }
/// ```
///
/// Items that only show something are described with their cell, and need no controller class:
///
/// ```swift
/// Items(notes, cell: NoteCell.self, size: .height(44)) { cell, note in cell.label.text = note.text }
/// ```
public struct Items<Controller: CellControlling>: ListNode
where Controller.Cell: UICollectionViewCell {
  @usableFromInline
  let column: Column

  @usableFromInline
  var presenter: CellPresenter

  @usableFromInline
  let location: CodeLocation

  /// Shows view models, each in a cell of its own.
  ///
  /// - Parameters:
  ///   - viewModels: What the items show, with distinct identifiers.
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
    column = Column(viewModels)
    presenter = CellPresenter(viewModels, makeController)
    location = CodeLocation(fileID: fileID, line: line)
  }

  /// Shows models of the app, each as a view model made of it.
  ///
  /// ```swift
  /// Items(store.todos) { TodoController($0, store: store) } viewModel: { TodoModel($0) }
  /// ```
  ///
  /// All view models are made at once, because they are what tells one content from the next; so keep
  /// the closure cheap, and leave what is costly to the controller.
  ///
  /// - Parameters:
  ///   - models: What the view models are made of.
  ///   - fileID: The file to name in messages about the items.
  ///   - line: The line to name in messages about the items.
  ///   - makeController: Makes the controller of an item. It is called once for each item that is
  ///     shown, and has to return a new controller.
  ///   - viewModel: Makes a view model, with an identifier that no other has.
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
    resolver.append(column, of: ControllerKind(Controller.self), presenter, location)
  }
}

extension Items {
  /// Shows view models in cells of one class, without a controller class of your own.
  ///
  /// ```swift
  /// Items(notes, cell: NoteCell.self, size: .height(44)) { cell, note in
  ///   cell.label.text = note.text
  /// } didSelect: { note in
  ///   router.open(note)
  /// }
  /// ```
  ///
  /// A cell is configured when it gets its item, and while it is there with each content that is applied:
  /// the closures may capture what they like. Have `configure` say everything about the cell, also what it
  /// hides, because the cell has shown other items before. In content that a `memoized()` loop reuses the
  /// closures are those of the content that it was made by.
  ///
  /// - Parameters:
  ///   - viewModels: What the items show, with distinct identifiers.
  ///   - cell: The class of the cells.
  ///   - size: The size of each item.
  ///   - fileID: The file to name in messages about the items.
  ///   - line: The line to name in messages about the items.
  ///   - configure: Shows a view model in a cell.
  ///   - didSelect: A person has selected an item; by default, nothing is done.
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
    presenter = presenter.plain(
      size: size,
      location: location,
      configure: configure,
      didSelect: didSelect
    )
  }
}

/// One item: its view model, and how its controller is made.
///
/// ```swift
/// Item(Spinner(), SpinnerController.init)
/// ```
public struct Item<Controller: CellControlling>: ListNode
where Controller.Cell: UICollectionViewCell {
  let items: Items<Controller>

  /// Shows a view model in a cell.
  ///
  /// - Parameters:
  ///   - viewModel: What the item shows.
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

  /// Shows the only one of some items.
  init(_ items: Items<Controller>) {
    self.items = items
  }

  public func resolve(into resolver: inout ListResolver) {
    items._resolve(into: &resolver)
  }
}

extension Item {
  /// Shows a view model in a cell, without a controller class of your own.
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
  ///   - viewModel: What the item shows.
  ///   - cell: The class of the cell.
  ///   - size: The size of the item.
  ///   - fileID: The file to name in messages about the item.
  ///   - line: The line to name in messages about the item.
  ///   - configure: Shows the view model in a cell.
  ///   - didSelect: A person has selected the item; by default, nothing is done.
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
