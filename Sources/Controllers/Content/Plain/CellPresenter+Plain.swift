public import RosterCore
public import RosterLayout
import RosterPlatform

extension CellPresenter {
  /// The same items, presented as closures say.
  ///
  /// - Parameters:
  ///   - controller: The type of the items' controllers.
  ///   - size: The size of each item.
  ///   - location: Where the closures are written.
  ///   - configure: Shows a view model in a cell.
  ///   - didSelect: What a selection does.
  /// - Returns: A copy of the presenter, whose items bring the closures along.
  @usableFromInline
  func plain<Model, Cell>(
    _ controller: PlainController<Model, Cell>.Type,
    size: ItemSize,
    location: SourceLocation,
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
