import Roster

extension ListHarness {
  /// Waits until nothing more comes of what was done: models that are followed have been shown, tasks of
  /// controllers, pages and refreshes have answered, and animations have ended.
  ///
  /// ```swift
  /// store.messages.append(Message(id: 1, text: "Hello"))
  /// await list.settle()
  /// #expect(list.picture.contains("Hello"))
  /// ```
  ///
  /// What waits for the test itself, or goes on for ever, cannot be waited for: once nothing has happened for
  /// a while, it is left alone and named.
  ///
  /// - Parameter patience: How long a page, a refresh or a task may be under way without a sign. What takes longer
  ///   is waited for by its own method, such as `PageLoader.waitForLoad()`.
  /// - Returns: What is still under way, in words; none if everything has come to its end.
  @discardableResult
  public func settle(patience: Duration = .milliseconds(100)) async -> [String] {
    let clock = ContinuousClock()
    var activity = Activity(of: self)
    var (changes, quietTurns, end) = (0, 0, clock.now + patience)
    /// Whether what is under way may still give a sign: on a busy main actor, the time alone says nothing.
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

  /// How many turns of the main actor without any change show that none will come by itself.
  private static let turnsOfRest = 20

  /// How many turns without a sign end the wait for a page, a refresh or a task, once the patience is over.
  private static let turnsOfPatience = 100

  /// How many changes are waited for, as there may be no last one.
  private static let mostChanges = 1_000

  /// Shows what waits to be shown, and lets others have a turn.
  private func pass() async {
    window.layoutIfNeeded()
    flush()
    collectionView.finishAnimations()
    await Task.yield()
  }
}

/// What changes while something goes on in a list.
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
