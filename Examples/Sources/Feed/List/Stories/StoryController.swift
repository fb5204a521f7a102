import Roster

/// Shows whose story it is, and whether the user has opened it.
final class StoryController: CellController<Story, NoState, StoryCell> {
  override class func size(of story: Story, state: NoState, in container: ItemContainer) -> ItemSize
  {
    let size = StoryLayout(story.firstName, container.traits).size
    return .fixed(width: size.width, height: size.height)
  }

  override var impressions: [Impression] { [.viewable] }

  override func configure(_ cell: StoryCell) {
    cell.avatar.show(viewModel.author)
    cell.ring.backgroundColor = viewModel.isSeen ? .systemGray4 : .systemBlue
    cell.label.text = viewModel.firstName
    cell.accessibilityLabel = "Story of \(viewModel.author.name)"
  }

  override func didSelect() {
    send(StoryEvent.open(viewModel.author))
    send(StoryEvent.seen(viewModel.id))
  }

  override func didImpress(_ impression: Impression) {
    send(ImpressionLog.Entry.story(viewModel.id))
  }
}

extension Story {
  /// What the author is called by friends.
  fileprivate var firstName: String {
    author.name.split(separator: " ").first.map(String.init) ?? ""
  }
}

extension Impression {
  /// At least half of it for a second, as those who pay for it count.
  static let viewable = Impression("viewable", fraction: 0.5, dwell: .seconds(1))
}
