import ListFixtures
import Observation
@testable import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct FollowingTests {
  @available(iOS 17, macOS 14, tvOS 17, *)
  @MainActor @Observable
  fileprivate final class Store {
    var notes: [Note] = []
    var unrelated = 0
  }

  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @available(iOS 17, macOS 14, tvOS 17, *)
  private struct Content: ListContent {
    let store: Store
    let log: Log

    var body: some ListContent {
      Section("a") {
        Items(store.notes) { NoteController($0, log: log) }
      }
    }
  }

  /// The report of the next update.
  private func nextUpdate(_ change: () -> Void) async -> UpdateReport {
    await withCheckedContinuation { continuation in
      var observation: ListObservation?
      observation = list.adapter.observeUpdates { report in
        observation?.cancel()
        continuation.resume(returning: report)
      }
      change()
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `content is shown at once and again when what it has read changes`() async {
    let store = Store()
    store.notes = notes(1...2)
    list.adapter.follow { Content(store: store, log: log) }
    #expect(list.visibleTexts == ["1", "2"])
    let report = await nextUpdate { store.notes.append(Note(3, "3")) }
    #expect(report.insertedItemCount == 1)
    #expect(list.visibleTexts == ["1", "2", "3"])
    _ = await nextUpdate { store.notes.removeFirst() }
    #expect(list.visibleTexts == ["2", "3"])
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `a model that only its list retains is released with the list`() {
    weak var kept: Store?
    let leaks = ListHarness.leaks { [log] list in
      let store = Store()
      store.notes = notes(1...2)
      kept = store
      list.adapter.follow { Content(store: store, log: log) }
    }
    #expect(leaks.isEmpty)
    #expect(kept == nil)
  }

  @Test func `each value that is sent is shown until nobody follows, from whatever thread`() async {
    typealias Send = @Sendable ([Note]) -> Void
    var send: Send = { _ in }
    var ends = 0
    let observation = list.adapter.follow(animated: false) { [log] notes in
      Items(notes) { NoteController($0, log: log) }
    } subscribe: {
      send = $0
      return { ends += 1 }
    }
    send(notes([1]))
    #expect(list.visibleTexts == ["1"])
    await Task.detached { [send] in
      send(notes([1, 2]))
      send(notes([1, 2, 3]))
    }.value
    await settle(list)
    #expect(list.visibleTexts == ["1", "2", "3"])
    observation.cancel()
    observation.cancel()
    #expect(ends == 1)
    send(notes([4]))
    #expect(list.visibleTexts == ["1", "2", "3"])
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `several changes in one turn are one update`() async {
    let store = Store()
    list.adapter.follow { Content(store: store, log: log) }
    let report = await nextUpdate {
      store.notes.append(Note(1, "1"))
      store.notes.append(Note(2, "2"))
      store.notes.append(Note(3, "3"))
    }
    #expect(report.insertedItemCount == 3)
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `a change of what was not read is no update`() async {
    let store = Store()
    list.adapter.follow { Content(store: store, log: log) }
    var updates = 0
    list.adapter.observeUpdates { _ in updates += 1 }
    store.unrelated += 1
    _ = await nextUpdate { store.notes = notes([1]) }
    #expect(updates == 1)
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `content that is no longer followed is left alone`() async {
    let store = Store()
    let observation = list.adapter.follow { Content(store: store, log: log) }
    observation.cancel()
    store.notes = notes([1])
    let other = Store()
    list.adapter.follow { Content(store: other, log: log) }
    store.notes = notes([2])
    _ = await nextUpdate { other.notes = notes([3]) }
    #expect(list.visibleTexts == ["3"])
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `content that is applied ends the following of other content`() async throws {
    let store = Store()
    list.adapter.follow { Content(store: store, log: log) }
    list.apply(Notes(["a": notes([7])], log: log))
    store.notes = notes([1])
    await settle(list)
    #expect(list.visibleTexts == ["7"])
    let (contents, continuation) = AsyncStream.makeStream(of: Notes.self)
    let following = Task { try await list.adapter.follow(contents) }
    continuation.yield(Notes(["a": notes([2])], log: log))
    await settle(list)
    #expect(list.visibleTexts == ["2"])
    list.apply(Notes(["a": notes([3])], log: log))
    continuation.yield(Notes(["a": notes([4])], log: log))
    try await following.value
    #expect(list.visibleTexts == ["3"])
  }

  @Test func `followed content is shown by its own policy and animated where that is asked`() {
    list.apply(Notes(["a": notes(1...20)], log: log))
    list.scroll(to: 200)
    let first = list.visibleTexts.first
    list.adapter.follow(animated: false, policy: .anchor(.firstVisible)) { [log] in
      Notes(["a": notes(-5...20)], log: log)
    }
    #expect(list.reports.last?.style == .unanimated(.notAsked))
    #expect(list.visibleTexts.first == first)
  }

  @Test func `each content of a sequence is shown`() async throws {
    let (contents, continuation) = AsyncStream.makeStream(of: Notes.self)
    continuation.yield(Notes(["a": notes([1])], log: log))
    continuation.yield(Notes(["a": notes([1, 2])], log: log))
    continuation.finish()
    try await list.adapter.follow(contents)
    #expect(list.visibleTexts == ["1", "2"])
  }

  @Test func `of contents that come faster than they can be shown the latest is shown`()
    async throws
  {
    let gate = Gate()
    list.apply(Notes(["a": notes([9])], log: log))
    list.adapter.policy.backgroundThreshold = 0
    list.adapter.comparisons = gate.queue
    var reports: [UpdateReport] = []
    list.adapter.observeUpdates { reports.append($0) }
    let (contents, continuation) = AsyncStream.makeStream(of: Notes.self)
    for last in 1...4 { continuation.yield(Notes(["a": notes(1...last)], log: log)) }
    continuation.finish()
    try await list.adapter.follow(contents)
    #expect(list.visibleTexts == ["9"])
    while gate.count > 0 { gate.open() }
    #expect(list.visibleTexts == ["1", "2", "3", "4"])
    #expect(reports.map(\.coalescedCount) == [3])
  }

  @Test func `a sequence that fails says so, and what it yielded stays`() async {
    struct Failure: Error {}
    let contents = AsyncThrowingStream<Notes, any Error> { [log] continuation in
      continuation.yield(Notes(["a": notes([1])], log: log))
      continuation.finish(throwing: Failure())
    }
    await #expect(throws: Failure.self) { try await self.list.adapter.follow(contents) }
    #expect(list.visibleTexts == ["1"])
  }

  @Test func `a cancelled observer hears nothing`() {
    var heard = 0
    let observation = list.adapter.observeUpdates { _ in heard += 1 }
    list.apply(Notes(["a": notes([1])], log: log))
    observation.cancel()
    list.apply(Notes(["a": notes([2])], log: log))
    #expect(heard == 1)
  }
}
