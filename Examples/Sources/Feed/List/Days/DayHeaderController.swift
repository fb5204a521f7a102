import Roster

/// Shows the name of a day.
final class DayHeaderController: CellController<DayHeader, NoState, DayHeaderView> {
  override class func size(
    of header: DayHeader,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(DayHeaderView.height(of: header.title, width: container.width, container.traits))
  }

  override func configure(_ view: DayHeaderView) {
    view.titleLabel.text = viewModel.title
  }
}
