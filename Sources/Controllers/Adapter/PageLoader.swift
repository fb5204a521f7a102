public import Foundation
import RosterCore

/// Loads a list page by page, whenever a person comes near to the end of what is loaded.
///
/// Give it to the adapter, and describe in the content what there is to be seen of it. At most one load
/// is in flight. A failed load is not repeated before somebody asks for it.
///
/// ```swift
/// let older = PageLoader(within: .screens(1)) { [store] in
///   try await store.server.posts(before: store.posts.last)
/// } receive: { [store] posts in
///   store.posts += posts
///   return posts.isEmpty ? .finished : .more
/// }
/// adapter.pageLoaders = [older]
///
/// var body: some ListContent {
///   Section("posts") { Items(store.posts, PostController.init) }
///   switch older.phase {
///   case .loading: Item(Spinner(), SpinnerController.init)
///   case .failed: Item(Retry()) { RetryController($0, loader: older) }
///   case .idle, .finished: EmptyContent()
///   }
/// }
/// ```
///
/// The adapter shows its content anew whenever the loader's phase changes, together with what a load
/// has brought. Content that reads a store, as above, finds there what was loaded. Content that holds its
/// values has to be made anew: give the list what makes it, as in
/// `adapter.show { Timeline(posts: store.posts, older: older) }`, or apply it in `receive`. A page that is
/// in neither is reported. A load that brought nothing and did not say that it was the last is followed by another
/// one only when the person has scrolled away and comes back.
@MainActor
public final class PageLoader {
  /// The end of the list at which pages are loaded.
  public enum Edge: Hashable, Sendable {
    /// What is above the first item, or before it, as in a chat.
    case start

    /// What is below the last item, or after it.
    case end
  }

  /// Whether there is more to load after a page.
  public enum Outcome: Hashable, Sendable {
    /// There may be more.
    case more

    /// There is no more to load.
    case finished
  }

  /// What the loader is doing.
  public enum Phase: Hashable, Sendable {
    /// It waits for the end to come near.
    case idle

    /// A load is in flight.
    case loading

    /// The last load failed; the loader's `error` says how.
    case failed

    /// There is no more to load.
    case finished
  }

  /// The end of the list at which pages are loaded.
  public let edge: Edge

  /// How near the end has to be for more to be loaded.
  public let threshold: PageThreshold

  /// Why the last load failed; `nil` unless it did.
  public internal(set) var error: (any Error)?

  var pages = PageLoading()
  var running: Task<Void, Never>?

  /// The list whose end comes near, and which shows the loader's phase.
  weak var list: Paging?

  /// A page that has come: what is to be done with it, and how much it is, if that can be counted.
  struct Received {
    let count: Int
    let takeOver: @MainActor () -> Outcome
  }

  /// Gets a page.
  let load: @MainActor () async throws -> Received

  /// Where the loader is made.
  let location: CodeLocation

  /// Makes a loader that shows what it has loaded before it loads more.
  ///
  /// - Parameters:
  ///   - edge: The end of the list at which pages are loaded.
  ///   - threshold: How near the end has to be for more to be loaded.
  ///   - fileID: The file to name in messages about the loader.
  ///   - line: The line to name in messages about the loader.
  ///   - load: Gets a page, and throws if it cannot. It is cancelled when the loader is reset, or its
  ///     list is gone; then its page is not received.
  ///   - receive: Takes over a page. What it asks of the list is shown together with the end of the
  ///     load.
  public init<Page>(
    at edge: Edge = .end,
    within threshold: PageThreshold = .screens(1),
    fileID: StaticString = #fileID,
    line: Int = #line,
    load: @escaping @MainActor () async throws -> Page,
    receive: @escaping @MainActor (Page) -> Outcome
  ) {
    self.edge = edge
    self.threshold = threshold
    location = CodeLocation(fileID: fileID, line: line)
    self.load = {
      let page = try await load()
      return Received(count: (page as? any Collection)?.count ?? 0) { receive(page) }
    }
  }
}

extension PageLoader {
  /// What the loader is doing.
  public var phase: Phase {
    switch pages.phase {
    case .idle: .idle
    case .loading: .loading
    case .failed: .failed
    case .finished: .finished
    }
  }

  /// Whether there may be more to load, as far as is known.
  public var hasMore: Bool { phase != .finished }

  /// Loads the next page at once, however far the end is, and again after a failure.
  ///
  /// Nothing happens while a load is in flight, or when there is no more.
  public func loadNext() {
    if let ticket = pages.request() { begin(ticket) }
  }

  /// Starts over: a load in flight is cancelled and does not count, and there may be more again.
  ///
  /// Call it when the list begins with something else, as after a search for another word.
  public func reset() {
    let old = phase
    stop()
    if old != phase { list?.reapply() }
    list?.setNeedsUpdate()
  }

  /// Waits until the load that is in flight has ended, if there is one.
  public func waitForLoad() async {
    await running?.value
  }

  /// Records how near the end is.
  func update(isNear: Bool, itemCount: Int) {
    if let ticket = pages.update(isNear: isNear, itemCount: itemCount) { begin(ticket) }
  }

  /// Cancels the load that is in flight; nothing is shown.
  func stop() {
    running?.cancel()
    running = nil
    error = nil
    pages.reset()
  }

  private func begin(_ ticket: PageLoading.Ticket) {
    error = nil
    list?.reapply()
    running = Task { [weak self, load] in
      do {
        let page = try await load()
        self?.end(ticket, page)
      } catch {
        self?.end(ticket, error)
      }
    }
  }

  private func end(_ ticket: PageLoading.Ticket, _ page: Received) {
    guard pages.isInFlight(ticket) else { return }
    show(page) {
      let outcome = page.takeOver()
      // What was received may have had the loader begin anew.
      guard pages.finish(ticket, as: outcome == .more ? .idle : .finished) else { return }
      running = nil
    }
  }

  private func end(_ ticket: PageLoading.Ticket, _ error: any Error) {
    guard pages.isInFlight(ticket) else { return }
    show {
      guard pages.finish(ticket, as: .failed) else { return }
      self.error = error
      running = nil
    }
  }

  /// Makes changes that the list shows together with the phase.
  private func show(_ page: Received? = nil, _ changes: () -> Void) {
    guard let list else { return changes() }
    let count = page?.count ?? 0
    list.show(page: count > 0 ? (count, location) : nil, changes)
  }
}
