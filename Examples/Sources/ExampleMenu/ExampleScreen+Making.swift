import Archive
import Board
import Chat
import Checkout
import Emoji
import Feed
import Files
import Foundation
import Mail
import Playlist
public import Roster
import Todo

extension ExampleScreen {
  /// Makes the example's screen, with something to show on it.
  ///
  /// - Throws: An error that says which data could not be read.
  @MainActor
  public func makeViewController() throws -> UIViewController {
    switch self {
    case .todo:
      TodoViewController(store: .sample, states: FileStateStorage.todo)
    case .emoji:
      EmojiViewController(catalog: try .unicode())
    case .feed:
      FeedViewController(store: try .sample, playback: Playback())
    case .chat:
      ChatViewController(.sample())
    case .checkout:
      CheckoutViewController(store: .sample)
    case .mail:
      MailboxViewController(.sample)
    case .board:
      BoardViewController(.sample)
    case .archive:
      ArchiveViewController(ReadingArchive())
    case .files:
      FilesViewController(.sample)
    #if canImport(SwiftUI) && !os(macOS)
    case .playlist:
      PlaylistViewController.sample
    #endif
    }
  }
}

extension FeedStore {
  /// The days of a small town, whose latest post comes half a minute from now.
  fileprivate static var sample: FeedStore {
    get throws {
      let archive = try FeedArchive.bundled()
      let latest = archive.posts.first?.date ?? .now
      let lag = latest.addingTimeInterval(-30).distance(to: Date.now)
      return FeedStore(archive, clock: { Date.now - lag })
    }
  }
}

extension TodoStore {
  /// What there is to do on an ordinary day.
  fileprivate static var sample: TodoStore {
    let store = TodoStore()
    store.add("Water the plants")
    store.add(
      "Book the train to Lisbon",
      notes: "Two adults and a bicycle. If the night train is sold out, take the one at 7:15."
    )
    store.add("Call Grandma", notes: "It is her birthday on Saturday.")
    return store
  }
}

extension FileStateStorage {
  /// Which rows are expanded, among the files that an app keeps for itself.
  fileprivate static var todo: FileStateStorage {
    let files = FileManager.default
    let support = files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    let directory = support ?? files.temporaryDirectory
    return FileStateStorage(directory: directory.appendingPathComponent("Todo", isDirectory: true))
  }
}
