public import RosterPlatform

/// Items whose view models are loaded when they are needed, out of any number of them.
///
/// ```swift
/// Section("notes") {
///   LazyItems(notes, estimatedSize: .height(44)) { NoteController($0) }
/// }
/// ```
///
/// An item that has not been visible has the estimated size, and its model is not loaded. Once it
/// is visible, it is an item like any other: it has a controller, the size that its controller
/// returns, and a state.
///
/// - Its identity is known while it has a controller, and is looked up in `LazyModels` otherwise.
///   The report of an update counts lazy items but does not list them.
/// - It cannot move to another section, and the user cannot move it.
/// - A section can contain lazy items beside others, and more than one `LazyItems`.
///
/// Use a `ListLayout` or a compositional layout: a `UICollectionViewFlowLayout` leaves items at
/// their estimated size.
public struct LazyItems<Controller: CellControlling>: ListNode
where Controller.Cell: UICollectionViewCell {
  private let models: LazyModels<Controller.Model>
  private var presenter: CellPresenter

  /// Creates items from lazy models.
  ///
  /// - Parameters:
  ///   - models: The models.
  ///   - estimatedSize: The estimated size of items until they are visible.
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
    presenter = CellPresenter(
      models,
      estimatedSize: estimatedSize,
      at: CodeLocation(fileID: fileID, line: line),
      makeController
    )
  }

  public func resolve(into resolver: inout ListResolver) {
    let run = presenter.run
    resolver.append(run, presenter)
    for mistake in models.takeMistakes() {
      resolver.report(.lazyModels(mistake, of: run.controller, location: run.location))
    }
  }
}

extension LazyItems {
  /// Creates items from lazy models in cells of one class, without a controller class.
  ///
  /// ```swift
  /// LazyItems(notes, cell: NoteCell.self, size: .height(44)) { cell, note in cell.label.text = note.text }
  /// ```
  ///
  /// The closures are called like those of `Items(_:cell:size:…)`.
  ///
  /// - Parameters:
  ///   - models: The models.
  ///   - cell: The class of the cells.
  ///   - size: The size of each item.
  ///   - fileID: The file to name in messages about the items.
  ///   - line: The line to name in messages about the items.
  ///   - configure: Shows a model in a cell.
  ///   - didSelect: Called when the user has selected an item; by default, nothing happens.
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
    let location = CodeLocation(fileID: fileID, line: line)
    presenter = presenter.bringing(
      PlainController.presenting(
        size: size,
        at: location,
        configure: configure,
        didSelect: didSelect
      )
    )
  }
}
