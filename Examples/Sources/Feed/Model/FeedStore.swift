public import Foundation

/// The part of the archive that the user has loaded, and what the user likes in it.
@MainActor
public final class FeedStore {
  /// The days that have posts, the latest first.
  private(set) var days: [FeedDay] = []

  /// A story of each author of the loaded posts, the latest first.
  private(set) var stories: [Story] = []

  /// When the newest posts were asked for.
  private(set) var refreshed: Date

  /// Called after each change.
  var onChange: @MainActor () -> Void = {}

  private let archive: FeedArchive
  private let pageSize: Int
  private let clock: @MainActor () -> Date

  private var posts: [Post] {
    didSet { sortPosts() }
  }

  private var seenStories: Set<Story.ID> = [] {
    didSet { sortPosts() }
  }

  /// Loads the newest posts of an archive.
  ///
  /// - Parameters:
  ///   - archive: Where posts come from.
  ///   - pageSize: The number of posts that are loaded at a time.
  ///   - clock: Tells the time; what is posted later has not happened.
  public init(
    _ archive: FeedArchive,
    pageSize: Int = 12,
    clock: @escaping @MainActor () -> Date
  ) {
    self.archive = archive
    self.pageSize = pageSize
    self.clock = clock
    refreshed = clock()
    posts = archive.posts(until: refreshed, count: pageSize)
    sortPosts()
  }

  /// Whether there are older posts to load.
  var hasMore: Bool { !nextPage.isEmpty }

  /// Loads what has been posted since.
  func refresh() {
    let time = clock()
    let newest = posts.first?.date ?? .distantPast
    posts = archive.posts(since: newest, until: time) + posts
    refreshed = time
    onChange()
  }

  /// The next page of older posts.
  var nextPage: [Post] {
    archive.posts(until: refreshed, before: posts.last?.date, count: pageSize)
  }

  /// Takes over a page of older posts.
  func append(_ page: [Post]) {
    guard !page.isEmpty else { return }
    posts += page
    onChange()
  }

  /// Remembers that the user has opened a story.
  func markSeen(_ id: Story.ID) {
    guard seenStories.insert(id).inserted else { return }
    onChange()
  }

  /// Adds the user to those who like a post, or takes the user out.
  func toggleLike(_ id: Post.ID) {
    guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
    posts[index].isLiked.toggle()
    posts[index].likes += posts[index].isLiked ? 1 : -1
    onChange()
  }

  private func sortPosts() {
    days = FeedDay.days(of: posts)
    var handles: Set<Story.ID> = []
    stories = posts.map(\.author).filter { handles.insert($0.handle).inserted }
      .map { Story(author: $0, isSeen: seenStories.contains($0.handle)) }
  }
}
