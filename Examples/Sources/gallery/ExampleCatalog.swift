#if !canImport(UIKit)
import Board
import Chat
import Emoji
import Feed
import Foundation
import Roster
import RosterTracing
import Todo

extension Catalog {
  /// Returns the screens of examples, and all their cells and headers, in every world.
  static func examples(_ examples: [Example] = Example.allCases) throws -> Catalog {
    let entries = try examples.flatMap { example -> [CatalogEntry] in
      let scene = try example.scene()
      let first = CatalogEntry.screen(
        scene.title,
        ["first screen": { scene.makeScreen().controller }]
      )
      return [first] + (try example.otherScreens())
    }
    return Catalog("Examples", entries: entries)
  }
}

/// Returns a screen with things to do.
@MainActor
private func todos(_ titles: [String]) -> UIViewController {
  let store = TodoStore()
  for title in titles { store.add(title) }
  return TodoViewController(store: store, states: InMemoryStateStorage())
}

extension Example {
  /// Screens with cells and headers that are not on the first one.
  @MainActor
  fileprivate func otherScreens() throws -> [CatalogEntry] {
    switch self {
    case .board:
      let board = Board.sample
      board.receive("Call the plumber")
      return [.screen("Board", ["a new card": { BoardViewController(board) }])]
    case .chat:
      let conversation = Conversation([
        Message(id: 1, text: "Is anybody up for a walk on Sunday?", author: "Mina"),
        Message(id: 2, text: "Always."),
      ])
      return [
        .screen(
          "Chat",
          [
            "empty": { ChatViewController(Conversation()) },
            "from its beginning": { ChatViewController(conversation) },
          ]
        )
      ]
    case .emoji:
      let catalog = try EmojiCatalog.unicode()
      return [
        .screen(
          "Emoji",
          ["nothing found": { EmojiViewController(catalog: catalog, query: "no such emoji") }]
        )
      ]
    case .feed:
      let archive = try FeedArchive.bundled()
      // The latest post is a photo then.
      let time = try Date("2025-06-12T08:30:00Z", strategy: .iso8601)
      return [
        .screen(
          "Feed",
          [
            "a photo, and more to come": {
              let store = FeedStore(archive, pageSize: 1) { time }
              return FeedViewController(store: store, playback: Playback())
            }
          ]
        )
      ]
    case .todo:
      return [.screen("Todo", ["empty": { todos([]) }, "one": { todos(["Water the plants"]) }])]
    default: return []
    }
  }
}
#endif
