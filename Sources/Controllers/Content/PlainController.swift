public import RosterPlatform

/// The controller of an item without behavior other than a tap: a closure shows its view model in a
/// cell.
///
/// Content makes it; see `Items(_:cell:size:…)`. For an item that has state, that changes by
/// itself, or whose size depends on its content, write a subclass of `CellController`.
public final class PlainController<Model: ViewModel, Cell: UICollectionReusableView>:
  CellController<Model, NoState, Cell>
{
  public override class func commonSize(in container: ItemContainer) -> ItemSize? {
    container.environment[PlainPresentationKey.self]?.size
  }

  /// The cell is configured with each content, because captured values may have changed.
  override func surroundingsWereReplaced(from old: Surroundings) {
    guard
      cell != nil,
      environment[PlainPresentationKey.self] !== old.environment[PlainPresentationKey.self]
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
    PlainPresentation(
      size: size,
      location: location,
      configure: { controller, cell in
        guard let controller = controller as? PlainController, let cell = cell as? Cell else {
          return
        }
        configure(cell, controller.viewModel)
      },
      didSelect: { controller in
        guard let didSelect, let controller = controller as? PlainController else { return }
        didSelect(controller.viewModel)
      }
    ).add
  }

  public override func configure(_ cell: Cell) {
    environment[PlainPresentationKey.self]?.configure(self, cell)
  }

  public override func didSelect() {
    environment[PlainPresentationKey.self]?.didSelect(self)
  }
}

/// How the items from one place in the content are shown, in one content.
///
/// Their controllers find it in the environment, so they use that of the latest content. It does not name the types
/// of the items, so that it is found without looking up what belongs to these types.
final class PlainPresentation: Sendable {
  let size: ItemSize
  private let location: CodeLocation?
  let configure: @MainActor (ListedController, UICollectionReusableView) -> Void
  let didSelect: @MainActor (ListedController) -> Void

  init(
    size: ItemSize,
    location: CodeLocation?,
    configure: @escaping @MainActor (ListedController, UICollectionReusableView) -> Void,
    didSelect: @escaping @MainActor (ListedController) -> Void
  ) {
    self.size = size
    self.location = location
    self.configure = configure
    self.didSelect = didSelect
  }

  /// Adds the presentation to the environment of the items.
  @MainActor
  func add(to environment: inout ListEnvironment) {
    environment[PlainPresentationKey.self] = self
  }
}

extension PlainPresentation: Equatable {
  /// Returns whether items come from the same line of code and have the same size, so that no
  /// controller has to be notified and nothing laid out.
  static func == (left: PlainPresentation, right: PlainPresentation) -> Bool {
    left.size == right.size && left.location == right.location
  }
}

private enum PlainPresentationKey: ListEnvironmentKey {
  static var defaultValue: PlainPresentation? { nil }
}
