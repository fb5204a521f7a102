import Roster

/// The stories and the posts of a store, day by day, and below them the way to older ones.
struct FeedList: ListContent {
  let store: FeedStore
  let playback: Playback
  let older: PageLoader
  let timeStyle: TimeStyle
  let impressions: ImpressionLog

  /// Takes the user to what is not in the feed.
  let open: @MainActor (FeedDestination) -> Void

  var body: some ListContent {
    Group {
      Section("stories") {
        Item(Stories(store.stories), StoriesController.init)
      }

      ForEach(store.days) { [playback, now = store.refreshed] day in
        Section("posts") {
          ForEach(day.posts) { post in
            PostContent(post: post, playback: playback)
          }
        }
        .header(DayHeader(day.id, now: now), DayHeaderController.init)
        .layout(.list(spacing: 10).insets(ListInsets(horizontal: 16)))
        .impressions(.viewable)
      }

      if store.hasMore {
        Section("more") {
          Item(LoadMore(older), LoadMoreController.init)
        }
      }
    }
    .environment(\.timeStyle, timeStyle)
    .onEvent(PostEvent.self) { [store, open] event in
      switch event {
      case .toggleLike(let id): store.toggleLike(id)
      case .open(let destination): open(destination)
      }
    }
    .onEvent(StoryEvent.self) { [store, open] event in
      switch event {
      case .open(let author): open(.author(author))
      case .seen(let id): store.markSeen(id)
      }
    }
    .onEvent(ImpressionLog.Entry.self) { [impressions] entry in
      impressions.add(entry)
    }
    .onEvent(LoadMore.Retry.self) { [older] _ in
      older.loadNext()
    }
  }
}

/// A post, shown as its kind is.
private struct PostContent: ListContent {
  let post: Post
  let playback: Playback

  var body: some ListContent {
    switch post.content {
    case .text(let text):
      Item(PostModel(post, text), TextPostController.init)
    case .photo(let photo):
      Item(PostModel(post, photo), PhotoPostController.init)
    case .link(let link):
      Item(PostModel(post, link), LinkPostController.init)
    case .video(let video):
      Item(PostModel(post, video)) { [playback] in VideoPostController($0, playback: playback) }
    }
  }
}
