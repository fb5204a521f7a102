import Roster

/// Says that there is more to come, or that it did not come.
final class LoadMoreController: CellController<LoadMore, NoState, LoadMoreCell> {
  override var shouldSelect: Bool { viewModel.hasFailed }

  override func configure(_ cell: LoadMoreCell) {
    cell.label.text = viewModel.hasFailed ? "That did not work. Try again?" : "Loading…"
  }

  override func didSelect() {
    send(LoadMore.Retry())
  }
}
