import Roster

/// Shows the title of a group in large, and that of a subgroup in small letters.
final class HeadingController: CellController<Heading, NoState, HeadingView> {
  override class func size(
    of heading: Heading,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(HeadingView.height(of: heading, width: container.width, container.traits))
  }

  override func configure(_ view: HeadingView) {
    view.titleLabel.font = HeadingView.font(of: viewModel.level)
    view.titleLabel.text = viewModel.title
    view.countLabel.text = String(viewModel.count)
    switch viewModel.level {
    case .group:
      view.titleLabel.textColor = .label
      view.countLabel.isHidden = false
    case .subgroup:
      view.titleLabel.textColor = .secondaryLabel
      view.countLabel.isHidden = true
    }
  }
}
