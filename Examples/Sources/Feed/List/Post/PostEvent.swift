/// What the user wants of a post, and no post can do by itself.
enum PostEvent: Equatable {
  /// The user likes a post, or does not like it any more.
  case toggleLike(Post.ID)

  /// The user wants to see something that is not in the feed.
  case open(FeedDestination)
}

/// A place that the feed leads to.
public enum FeedDestination: Equatable, Sendable {
  case author(Author)
  case link(Link)
}
