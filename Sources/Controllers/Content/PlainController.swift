public import RosterCore
public import RosterLayout
public import RosterPlatform

/// The controller of an item without behavior other than a tap: a closure shows its view model in a
/// cell.
///
/// Content makes it; see `Items(_:cell:size:…)`. For an item that has state, that changes by
/// itself, or whose size depends on its content, write a subclass of `CellController`.
public final class PlainController<Model: ViewModel, Cell: UICollectionReusableView>:
  CellController<Model, NoState, Cell>
{
  typealias Key = PlainPresentationKey<Model, Cell>

  public override class func commonSize(in container: Container) -> ItemSize? {
    container.environment[Key.self]?.size
  }

  /// The cell is configured with each content, because captured values may have changed.
  override func surroundingsWereReplaced(from old: Surroundings) {
    guard
      cell != nil,
      environment[Key.self]?.origin !== old.environment[Key.self]?.origin
    else { return }
    reasonsToConfigure.insert(.environment)
    measured.expire()
  }

  /// Returns what adds to the environment how items are shown.
  ///
  /// - Parameters:
  ///   - size: The size of each item.
  ///   - location: The line that declares the items.
  ///   - configure: Shows a view model in a cell.
  ///   - didSelect: Called when an item is selected.
  /// - Returns: A function that adds the value for the controllers of the items.
  @usableFromInline
  static func presenting(
    size: ItemSize,
    at location: CodeLocation,
    configure: @escaping @MainActor (Cell, Model) -> Void,
    didSelect: (@MainActor (Model) -> Void)?
  ) -> @MainActor (inout ListEnvironment) -> Void {
    let presentation = PlainPresentation(
      size: size,
      location: location,
      configure: configure,
      didSelect: didSelect
    )
    return { $0[Key.self] = presentation }
  }

  public override func configure(_ cell: Cell) {
    environment[Key.self]?.configure(cell, viewModel)
  }

  public override func didSelect() {
    environment[Key.self]?.didSelect?(viewModel)
  }
}

/// How the items from one place in the content are shown.
///
/// Their controllers find it in the environment, so they use that of the latest content.
struct PlainPresentation<Model: ViewModel, Cell: UICollectionReusableView>: Sendable {
  /// The place of items in one content.
  final class Origin: Sendable {}

  let origin = Origin()
  let size: ItemSize
  let location: CodeLocation?
  let configure: @MainActor (Cell, Model) -> Void
  let didSelect: (@MainActor (Model) -> Void)?
}

extension PlainPresentation: Equatable {
  /// Returns whether items come from the same line of code and have the same size, so that no
  /// controller has to be notified and nothing laid out.
  static func == (left: PlainPresentation, right: PlainPresentation) -> Bool {
    left.size == right.size && left.location == right.location
  }
}

enum PlainPresentationKey<Model: ViewModel, Cell: UICollectionReusableView>: ListEnvironmentKey {
  static var defaultValue: PlainPresentation<Model, Cell>? { nil }
}
