public import Foundation

/// Loads a list page by page, when the user scrolls near the end of the loaded items.
///
/// Pass it to the adapter, and show its phase in the content. It loads one page at a time, and
/// repeats a failed load only on request.
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
/// When the loader's phase changes, the adapter shows its content again, together with the loaded
/// page. Content that reads a store, as above, finds the page there. Content that contains values
/// has to be made again: follow it, as in `adapter.follow { Timeline(posts: store.posts, older:
/// older) }`, or apply new content in `receive`. A page that does not appear in the content is
/// reported. If a load has returned nothing and was not the last, the next one begins only after
/// the user has scrolled away and back.
@MainActor
public final class PageLoader: ContentOfItsOwn {
  /// The end of a list at which pages are loaded.
  public enum Edge: Hashable, Sendable {
    /// Before the first item, as in a chat.
    case start

    /// After the last item.
    case end
  }

  /// Whether there is more to load after a page.
  public enum Outcome: Hashable, Sendable {
    /// There may be more.
    case more

    /// There is no more to load.
    case finished
  }

  /// The phases of a loader.
  public enum Phase: Hashable, Sendable {
    /// The loader waits until the end is near.
    case idle

    /// A load is in progress.
    case loading

    /// The last load has failed; see the loader's `error`.
    case failed

    /// There is no more to load.
    case finished
  }

  /// The end of the list at which pages are loaded.
  public let edge: Edge

  /// How near the end has to be for more to be loaded.
  public let threshold: PageLoader.Threshold

  /// The error of the last load, if it has failed.
  public internal(set) var error: (any Error)?

  var pages = PageLoading()
  var running: Task<Void, Never>?

  /// The list to which the loader belongs.
  weak var list: Paging?

  /// A received page: how to add it, and its size, if it can be counted.
  struct Received {
    let count: Int
    let takeOver: @MainActor () -> Outcome
  }

  /// Loads a page.
  let load: @MainActor () async throws -> Received

  /// Where the loader was created.
  let location: CodeLocation

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - edge: The end of the list at which pages are loaded.
  ///   - threshold: How near the end has to be for more to be loaded.
  ///   - fileID: The file to name in messages about the loader.
  ///   - line: The line to name in messages about the loader.
  ///   - load: Loads a page, or throws an error. It is cancelled when the loader is reset or its
  ///     list is released; then its page is not received.
  ///   - receive: Adds a page to the model. Content that it applies is shown together with the new
  ///     phase.
  public init<Page>(
    at edge: Edge = .end,
    within threshold: PageLoader.Threshold = .screens(1),
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
  /// The present phase.
  public var phase: Phase {
    switch pages.phase {
    case .idle: .idle
    case .loading: .loading
    case .failed: .failed
    case .finished: .finished
    }
  }

  /// Whether there may be more to load.
  public var hasMore: Bool { phase != .finished }

  /// Loads the next page immediately, at any distance from the end, also after a failure.
  ///
  /// Nothing happens during a load, or if there is no more.
  public func loadNext() {
    if let ticket = pages.request() { begin(ticket) }
  }

  /// Starts again: a load in progress is cancelled, and there may be more to load.
  ///
  /// Call it when the list starts with other items, for example after a new search.
  public func reset() {
    let old = phase
    stop()
    if old != phase { list?.reapply() }
    list?.setNeedsUpdate()
  }

  /// Waits until the load in progress has ended, if there is one.
  public func waitForLoad() async {
    await running?.value
  }

  /// The name of `waitForLoad()` in version 0.1.
  @available(*, deprecated, renamed: "waitForLoad()")
  public func finish() async {
    await waitForLoad()
  }

  /// Records how near the end is.
  func update(isNear: Bool, itemCount: Int) {
    if let ticket = pages.update(isNear: isNear, itemCount: itemCount) { begin(ticket) }
  }

  /// Cancels the load in progress without showing anything.
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
      // Receiving the page may have restarted the loader.
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

  /// Performs changes that the list shows together with the phase.
  private func show(_ page: Received? = nil, _ changes: () -> Void) {
    guard let list else { return changes() }
    let count = page?.count ?? 0
    list.show(page: count > 0 ? (count, edge, location) : nil, changes)
  }
}
