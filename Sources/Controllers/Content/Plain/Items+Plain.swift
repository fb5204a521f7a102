public import RosterCore
public import RosterLayout
public import RosterPlatform

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
  /// A cell is configured when it gets its item, and again when the view model differs, or the
  /// environment or the traits do. So what a cell shows has to come from the view model alone, and so
  /// does what it hides: the cell has shown other items before. What it does may come from anywhere,
  /// because a selection calls the closure of the latest content.
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
