import Roster

/// Shows the stories side by side, in a list of their own.
final class StoriesController: NestedListController<Stories, NestedListState, ListCell> {
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
