import Roster

/// Shows the stories side by side, in a list of their own.
final class StoriesController: NestedListController<Stories, NestedListState, StoriesCell> {
  override class func size(
    of stories: Stories,
    state: NestedListState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(StoryLayout.height(container.traits))
  }

  override var content: any ListContent {
    Section("stories") {
      Items(viewModel.stories, StoryController.init)
    }
    .layout(.list(spacing: 4).insets(ListInsets(horizontal: 12)))
  }
}

/// A row that begins at the right where people read from right to left, also if it has few stories.
final class StoriesCell: ListCell {
  override class func makeLayout() -> UICollectionViewLayout { ListLayout(axis: .horizontal) }
}
