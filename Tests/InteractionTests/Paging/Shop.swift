import ListFixtures
import Roster
import RosterTesting

/// Brings pages of notes when a test lets it.
@MainActor
final class Shop {
  struct Closed: Error {}

  var notes: [Note] = []
  private(set) var requests = 0
  /// Whether requests go on when they are cancelled, as some do.
  var ignoresCancellation = false

  private var waiting: [CheckedContinuation<[Note], any Error>] = []

  /// Waits until the test delivers.
  func page() async throws -> [Note] {
    requests += 1
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in if !self.ignoresCancellation { self.fail() } }
    }
  }

  /// The number of requests that wait.
  var waitingCount: Int { waiting.count }

  /// Answers the request that has waited for longest.
  func deliver(_ ids: some Sequence<Int>) {
    waiting.removeFirst().resume(returning: ids.map { Note($0) })
  }

  /// Answers the request that has waited for longest, with an error.
  func fail() {
    guard !waiting.isEmpty else { return }
    waiting.removeFirst().resume(throwing: Closed())
  }

  /// A loader at the end of the notes, for which an empty page is the last.
  func loader(
    at edge: PageLoader.Edge = .end,
    within threshold: PageLoader.Threshold = .points(0)
  ) -> PageLoader {
    PageLoader(at: edge, within: threshold) { [self] in
      try await page()
    } receive: { [self] page in
      notes = edge == .end ? notes + page : page + notes
      return page.isEmpty ? .finished : .more
    }
  }
}

/// The notes of a shop, each 50 points high, and below them a row that says what its loader is at.
struct ShopList: ListContent {
  let shop: Shop
  let loader: PageLoader
  let log: Log
  var showsPhase = true

  var body: some ListContent {
    Section("notes") { Items(shop.notes) { NoteController($0, log: log) } }
    Section("phase") {
      if showsPhase {
        switch loader.phase {
        case .loading: Item(Note(-1, "loading")) { NoteController($0, log: log) }
        case .failed: Item(Note(-2, "failed")) { NoteController($0, log: log) }
        case .finished: Item(Note(-3, "finished")) { NoteController($0, log: log) }
        case .idle: EmptyContent()
        }
      }
    }
    .hidesWhenEmpty()
  }
}
