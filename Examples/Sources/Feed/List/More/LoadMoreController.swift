import Roster

/// Says that there is more to come, or that it did not come.
final class LoadMoreController: CellController<LoadMore, NoState, LoadMoreCell> {
  override class func size(
    of more: LoadMore,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(LoadMoreCell.height(of: more.text, width: container.width, container.traits))
  }

  override var shouldSelect: Bool { viewModel.hasFailed }

  override func configure(_ cell: LoadMoreCell) {
    cell.label.text = viewModel.text
  }

  override func didSelect() {
    send(LoadMore.Retry())
  }
}
