import Roster

/// Whether a row says more.
struct ReadingState: ViewState {
  var isOpen = false
}

/// Shows a reading; a tap opens the row.
final class ReadingController: CellController<Reading, ReadingState, ReadingCell> {
  override class func size(
    of reading: Reading,
    state: ReadingState,
    in container: ItemContainer
  ) -> ItemSize { .height(ReadingCell.height(isOpen: state.isOpen, container.traits)) }

  override func configure(_ cell: ReadingCell) {
    cell.timeLabel.text = viewModel.time
    cell.temperatureLabel.text = viewModel.temperature
    cell.detailLabel.text = "Reading number \(viewModel.id + 1)"
    cell.detailLabel.isHidden = !state.isOpen
  }

  override func didSelect() {
    updateState(animated: true) { $0.isOpen.toggle() }
  }
}
