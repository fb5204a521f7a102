public import RosterCore
public import RosterLayout
public import RosterPlatform

/// Items whose view models are asked for when they are needed, out of any number of them.
///
/// ```swift
/// Section("notes") {
///   LazyItems(notes, estimatedSize: .height(44)) { NoteController($0) }
/// }
/// ```
///
/// An item that nobody has seen has the estimated size, and its model has not been asked for. Once it comes on
/// screen it is an item like any other: it has a controller, the size that its controller says, and a state.
///
/// - Its identity is known as long as it has a controller, and is asked of `LazyModels` otherwise. An update's
///   report counts lazy items and does not list them.
/// - It does not travel to another section, and a person cannot carry it.
/// - A section may hold lazy items beside others, and more than one `LazyItems`.
///
/// Show the list by a `ListLayout` or a compositional layout: a `UICollectionViewFlowLayout` leaves items at
/// their estimated size.
public struct LazyItems<Controller: CellControlling>: ListNode
where Controller.Cell: UICollectionViewCell {
  private let models: LazyModels<Controller.Model>
  private var presenter: CellPresenter
  private let location: CodeLocation

  /// Shows models, each in a cell of its own.
  ///
  /// - Parameters:
  ///   - models: What the items show.
  ///   - estimatedSize: The size that items are taken to have until they come on screen.
  ///   - fileID: The file to name in messages about the items.
  ///   - line: The line to name in messages about the items.
  ///   - makeController: Makes the controller of an item. It is called once for each item that is
  ///     shown, and has to return a new controller.
  public init(
    _ models: LazyModels<Controller.Model>,
    estimatedSize: ItemSize,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) {
    self.models = models
    presenter = CellPresenter(models, estimatedSize: estimatedSize, makeController)
    location = CodeLocation(fileID: fileID, line: line)
  }

  public func resolve(into resolver: inout ListResolver) {
    let kind = ControllerKind(Controller.self)
    resolver.append(models.column, of: kind, presenter, location)
    for mistake in models.takeMistakes() {
      resolver.report(.lazyModels(mistake, of: kind, location: location))
    }
  }
}

extension LazyItems {
  /// Shows models in cells of one class, without a controller class of your own.
  ///
  /// ```swift
  /// LazyItems(notes, cell: NoteCell.self, size: .height(44)) { cell, note in cell.label.text = note.text }
  /// ```
  ///
  /// The closures are called as those of `Items(_:cell:size:…)` are.
  ///
  /// - Parameters:
  ///   - models: What the items show.
  ///   - cell: The class of the cells.
  ///   - size: The size of each item.
  ///   - fileID: The file to name in messages about the items.
  ///   - line: The line to name in messages about the items.
  ///   - configure: Shows a model in a cell.
  ///   - didSelect: A person has selected an item; by default, nothing is done.
  public init<Model: ViewModel, Cell: UICollectionViewCell>(
    _ models: LazyModels<Model>,
    cell: Cell.Type,
    size: ItemSize,
    fileID: StaticString = #fileID,
    line: Int = #line,
    configure: @escaping @MainActor (Cell, Model) -> Void,
    didSelect: (@MainActor (Model) -> Void)? = nil
  ) where Controller == PlainController<Model, Cell> {
    self.init(
      models,
      estimatedSize: size,
      fileID: fileID,
      line: line,
      PlainController<Model, Cell>.init
    )
    presenter = presenter.plain(
      size: size,
      location: location,
      configure: configure,
      didSelect: didSelect
    )
  }
}
