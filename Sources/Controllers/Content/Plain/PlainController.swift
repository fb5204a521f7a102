public import RosterCore
public import RosterLayout
public import RosterPlatform

/// The controller of an item that has no behaviour but a tap: it shows a view model in a cell, as a
/// closure says.
///
/// Content makes it; see `Items(_:cell:size:…)`. Write a subclass of `CellController` instead for an item
/// that remembers something, that changes by itself, or whose size depends on what it shows.
public final class PlainController<Model: ViewModel, Cell: UICollectionReusableView>:
  CellController<Model, NoState, Cell>
{
  typealias Key = PlainPresentationKey<Model, Cell>

  public override class func size(
    of viewModel: Model,
    state: NoState,
    in container: Container
  ) -> ItemSize {
    container.environment[Key.self]?.size
      ?? super.size(of: viewModel, state: state, in: container)
  }

  public override func configure(_ cell: Cell) {
    environment[Key.self]?.configure(cell, viewModel)
  }

  public override func didSelect() {
    environment[Key.self]?.didSelect?(viewModel)
  }
}
