public import RosterCore
public import RosterLayout
public import RosterPlatform

extension CellPresenter {
  /// The same items, presented as closures say.
  ///
  /// - Parameters:
  ///   - size: The size of each item.
  ///   - location: Where the closures are written.
  ///   - configure: Shows a view model in a cell.
  ///   - didSelect: What a selection does.
  /// - Returns: A copy of the presenter, whose items bring the closures along.
  @usableFromInline
  func plain<Model: ViewModel, Cell: UICollectionReusableView>(
    size: ItemSize,
    location: CodeLocation,
    configure: @escaping @MainActor (Cell, Model) -> Void,
    didSelect: (@MainActor (Model) -> Void)?
  ) -> CellPresenter {
    let presentation = PlainPresentation(
      size: size,
      location: location,
      configure: configure,
      didSelect: didSelect
    )
    var copy = self
    copy.addToEnvironment = { $0[PlainController<Model, Cell>.Key.self] = presentation }
    return copy
  }
}
