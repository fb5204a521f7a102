import Roster

/// Shows the title of a group in large, and that of a subgroup in small letters.
final class HeadingController: CellController<Heading, NoState, HeadingView> {
  override class func size(
    of heading: Heading,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    switch heading.level {
    case .group: .height(52)
    case .subgroup: .height(34)
    }
  }

  override func configure(_ view: HeadingView) {
    view.titleLabel.text = viewModel.title
    view.countLabel.text = String(viewModel.count)
    switch viewModel.level {
    case .group:
      view.titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
      view.titleLabel.textColor = .label
      view.countLabel.isHidden = false
    case .subgroup:
      view.titleLabel.font = .systemFont(ofSize: 13, weight: .semibold)
      view.titleLabel.textColor = .secondaryLabel
      view.countLabel.isHidden = true
    }
  }
}
