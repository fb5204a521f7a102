public import RosterCore
public import RosterLayout
public import RosterPlatform

/// The controller of an item that has no behaviour but a tap: it shows a view model in a cell, as a
/// closure says.
///
/// Content makes it; see `Items(_:cell:size:…)`. Write a subclass of `CellController` instead for an item
/// that remembers something, that changes by itself, or whose size depends on what it shows.
public final class PlainController<Model: ViewModel, Cell: UICollectionReusableView>:
  CellController<PlainModel<Model, Cell>, NoState, Cell>
{
  public override class func size(
    of viewModel: PlainModel<Model, Cell>,
    state: NoState,
    in container: Container
  ) -> ItemSize {
    viewModel.presentation.size
  }

  public override func configure(_ cell: Cell) {
    viewModel.presentation.configure(cell, viewModel.model)
  }

  public override func didSelect() {
    viewModel.presentation.didSelect?(viewModel.model)
  }
}
