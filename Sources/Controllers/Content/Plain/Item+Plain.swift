public import RosterCore
public import RosterLayout
public import RosterPlatform

extension Item {
  /// Shows a view model in a cell, without a controller class of your own.
  ///
  /// ```swift
  /// Item(NoResults(query), cell: MessageCell.self, size: .height(80)) { cell, results in
  ///   cell.label.text = "Nothing found for “\(results.query)”"
  /// }
  /// ```
  ///
  /// What the cell shows has to come from the view model alone; see `Items(_:cell:size:…)`.
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
