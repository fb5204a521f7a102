public import RosterCore
public import RosterPlatform

/// Items of one kind: their view models, and how the controller of one is made.
///
/// ```swift
/// Items(store.open) { TodoController($0, store: store) }
/// Items(photos, PhotoController.init)
/// ```
///
/// The closure is called when an item is first needed, not when the content is made.
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

  public func resolve(into resolver: inout ListResolver) {
    resolver.append(column, of: ControllerKind(Controller.self), presenter, location)
  }
}
