import Roster

/// The stories of the day, as one item of the feed.
struct Stories: ViewModel {
  let stories: [Story]

  var id: String { "stories" }

  init(_ stories: [Story]) {
    self.stories = stories
  }
}

extension Story: ViewModel {}

/// What the user wants of a story.
enum StoryEvent: Equatable {
  /// The user wants to watch it.
  case open(Author)

  /// The user has watched it.
  case seen(Story.ID)
}
