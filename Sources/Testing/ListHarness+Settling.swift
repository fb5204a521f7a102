import Roster

extension ListHarness {
  /// Waits until everything has settled: followed models are shown, tasks of controllers, pages and
  /// refreshes have completed, and animations have ended.
  ///
  /// ```swift
  /// store.messages.append(Message(id: 1, text: "Hello"))
  /// await list.settle()
  /// #expect(list.picture.contains("Hello"))
  /// ```
  ///
  /// It cannot wait for work that waits for the test itself, or that never ends: when nothing has
  /// happened for a while, it returns the names of such work.
  ///
  /// - Parameter patience: How long a page, a refresh or a task may take without any change. For
  ///   work that takes longer, use its own method, such as `PageLoader.waitForLoad()`.
  /// - Returns: Descriptions of the work in progress; empty if everything has settled.
  @discardableResult
  public func settle(patience: Duration = .milliseconds(100)) async -> [String] {
    let clock = ContinuousClock()
    var activity = Activity(of: self)
    var (changes, quietTurns, end) = (0, 0, clock.now + patience)
    /// Whether work in progress may still cause changes; on a busy main actor, time alone does not
    /// tell.
    var isWaiting: Bool {
      !activity.work.isEmpty && (clock.now < end || quietTurns < Self.turnsOfPatience)
    }
    while changes < Self.mostChanges, quietTurns < Self.turnsOfRest || isWaiting {
      await pass()
      if quietTurns > Self.turnsOfRest { try? await clock.sleep(for: .milliseconds(1)) }
      let new = Activity(of: self)
      quietTurns += 1
      guard new != activity else { continue }
      (activity, changes, quietTurns, end) = (new, changes + 1, 0, clock.now + patience)
    }
    if !isStepping { stepObserver?("settle") }
    return activity.work + (quietTurns < Self.turnsOfRest ? ["changes that do not cease"] : [])
  }

  /// The number of turns of the main actor without any change after which none is expected.
  private static let turnsOfRest = 20

  /// The number of turns without any change that end the wait for a page, a refresh or a task,
  /// after the patience is over.
  private static let turnsOfPatience = 100

  /// The maximum number of changes to wait for, as there may be no last one.
  private static let mostChanges = 1_000

  /// Shows pending changes, and lets other tasks run.
  private func pass() async {
    window.layoutIfNeeded()
    flush()
    collectionView.finishAnimations()
    await Task.yield()
  }
}

/// What changes while work is in progress in a list.
private struct Activity: Equatable {
  let work: [String]
  private let counts: [Int]
  private let place: CGRect
  private let size: CGSize

  @MainActor
  init(of list: ListHarness) {
    work = list.adapter.work
    counts = [list.reports.count, list.callbacks.count, list.issues.count]
    place = list.collectionView.bounds
    size = list.collectionView.contentSize
  }
}
