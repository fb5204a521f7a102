/// What the user has seen, in order, as an app would send it to those who count.
@MainActor
public final class ImpressionLog {
  /// Something that was on the screen for long enough to be seen.
  enum Entry: Equatable {
    case post(Post.ID)
    case story(Story.ID)
  }

  private(set) var entries: [Entry] = []

  /// Makes a log in which nothing has been seen.
  public nonisolated init() {}

  func add(_ entry: Entry) {
    entries.append(entry)
  }
}
