#if !canImport(UIKit)
import Foundation
import RosterTesting
import Testing

@testable import Archive
@testable import Board
@testable import Chat
@testable import Checkout
@testable import Emoji
@testable import ExampleMenu
@testable import Feed
@testable import Files
@testable import Mail
@testable import Playlist
@testable import Todo

/// Screens of the examples are used at random, and keep all laws.
///
/// `ROSTER_EXPLORE_STEPS=100000` uses each for longer.
@MainActor
struct ScreenExplorationTests {
  private static let steps = 200

  @Test func `the list of things to do survives anything`() async {
    await explore(TodoStore.withThingsToDo, steps: Self.steps, list: \.adapter) {
      TodoViewController(store: $0, states: InMemoryStateStorage())
    }
    .whileUpdating("add") { store, random in
      store.add("Do \(Int.random(in: 0..<100, using: &random))", notes: "Soon, or a little later.")
    }
    .whileUpdating("toggle") { store, random in
      let all = store.open + store.done
      if let item = all.randomElement(using: &random) { store.toggle(item.id) }
    }
    .whileUpdating("reorder") { store, random in
      store.reorder(store.open.map(\.id).shuffled(using: &random))
    }
    .whileUpdating("clear") { store, _ in store.clearDone() }
    .holds("nothing is done and to be done") { store in
      Set(store.open.map(\.id)).isDisjoint(with: store.done.map(\.id))
    }
    .run()
  }

  @Test func `the grid of emoji survives anything`() async throws {
    let catalog = try EmojiCatalog.unicode()
    await explore(steps: Self.steps, list: \.adapter) { EmojiViewController(catalog: catalog) }
      .run()
  }

  @Test func `the feed survives anything`() async throws {
    let archive = try FeedArchive.bundled()
    let noon = try Date("2025-06-12T15:00:00Z", strategy: .iso8601)
    await explore(
      FeedStore(archive) { noon },
      steps: Self.steps,
      list: \.adapter
    ) { FeedViewController(store: $0, playback: Playback()) }
    .whileUpdating("like") { store, random in
      let posts = store.days.flatMap(\.posts)
      if let post = posts.randomElement(using: &random) { store.toggleLike(post.id) }
    }
    .whileUpdating("next page") { store, _ in store.append(store.nextPage) }
    .whileUpdating("refresh") { store, _ in store.refresh() }
    .run()
  }

  @Test func `the conversation survives anything`() async {
    await explore(Conversation.sample(), steps: Self.steps, list: \.adapter) {
      ChatViewController($0)
    }
    .whileUpdating("a message comes in") { conversation, random in
      let words = Array(repeating: "word", count: Int.random(in: 1..<40, using: &random))
      conversation.receive(words.joined(separator: " "), from: "Mina")
    }
    .whileUpdating("earlier messages") { conversation, _ in conversation.loadEarlier() }
    .run()
  }

  @Test func `the board survives anything`() async {
    await explore(Board.sample, steps: Self.steps, list: \.adapter) { BoardViewController($0) }
      .whileUpdating("open") { board, random in
        board.open(Int.random(in: 0..<8, using: &random))
      }
      .run()
  }

  @Test func `the archive survives anything`() async {
    await explore(ReadingArchive(), steps: Self.steps, list: \.adapter) {
      ArchiveViewController($0)
    }
    .run()
  }

  @Test func `the files survive anything`() async {
    await explore(FileStore.sample, steps: Self.steps) { files in
      let screen = FilesViewController(files)
      let navigation = UINavigationController(rootViewController: screen)
      return ListHarness(showing: navigation, list: screen.adapter)
    }
    .whileUpdating("select") { files, random in
      files.select(Int.random(in: 0..<12, using: &random), Bool.random(using: &random))
    }
    .whileUpdating("select all") { files, _ in files.selectAll() }
    .whileUpdating("new file") { files, random in
      files.add(["File \(Int.random(in: 0..<100, using: &random))"], to: 1)
    }
    .run()
  }

  @Test func `the checkout survives anything`() async {
    await explore(CheckoutStore.sample, steps: Self.steps, list: \.adapter) {
      CheckoutViewController(store: $0)
    }
    .whileUpdating("another count") { store, random in
      let count = Int.random(in: 1..<9, using: &random)
      store.setCount(count, of: Int.random(in: 1...2, using: &random))
    }
    .whileUpdating("delivery") { store, random in
      store.setDelivery(Bool.random(using: &random) ? .express : .standard)
    }
    .whileUpdating("remove") { store, random in
      store.remove(Int.random(in: 1...2, using: &random))
    }
    .whileUpdating("buy") { store, _ in _ = store.buy() }
    .run()
  }

  @Test func `the mail survives anything`() async {
    await explore(Mailbox.sample, steps: Self.steps) { mailbox in
      let screen = MailboxViewController(mailbox)
      let navigation = UINavigationController(rootViewController: screen)
      return ListHarness(showing: navigation, list: screen.adapter)
    }
    .whileUpdating("read") { mailbox, random in
      mailbox.setRead(Bool.random(using: &random), [Int.random(in: 1...5, using: &random)])
    }
    .whileUpdating("flag") { mailbox, random in
      mailbox.toggleFlag(Int.random(in: 1...5, using: &random))
    }
    .whileUpdating("delete") { mailbox, random in
      mailbox.delete([Int.random(in: 1...5, using: &random)])
    }
    .run()
  }

  @Test func `the playlist survives anything`() async {
    await explore(steps: Self.steps, list: \.adapter) { PlaylistViewController.sample }.run()
  }

  @Test func `the menu of examples survives anything`() async {
    await explore(steps: Self.steps, list: \.adapter) { ExampleMenuViewController { _ in } }.run()
  }
}

extension TodoStore {
  /// What there is to do on a busy day.
  fileprivate static var withThingsToDo: TodoStore {
    let store = TodoStore()
    for number in 1..<12 {
      store.add(
        "Do \(number)",
        notes: number.isMultiple(of: 3) ? String(repeating: "It takes a while. ", count: 9) : ""
      )
    }
    return store
  }
}
#endif
