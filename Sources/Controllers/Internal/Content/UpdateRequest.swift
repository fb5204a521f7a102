import RosterCore

/// Content that waits to be shown.
struct UpdateRequest {
  let isAnimated: Bool

  /// How the content is shown; `nil` leaves it to the adapter's policy.
  let policy: UpdatePolicy?

  /// When the app asked for it.
  let start = ContinuousClock.now

  /// Flattens the content; it runs when the turn of the request comes.
  let resolve: @MainActor () -> (list: ResolvedList, issues: [ListIssue])

  init(
    isAnimated: Bool,
    policy: UpdatePolicy? = nil,
    resolve: @escaping @MainActor () -> (list: ResolvedList, issues: [ListIssue])
  ) {
    self.isAnimated = isAnimated
    self.policy = policy
    self.resolve = resolve
  }
}

/// Measures the phases of an update, one after another.
struct UpdateClock {
  /// What has been measured so far.
  private(set) var timings = UpdateReport.Timings()

  private var last = ContinuousClock.now

  /// Begins with the time that the update has waited for its turn.
  init(waitingSince start: ContinuousClock.Instant) {
    timings.waiting = start.duration(to: last)
  }

  /// Records that a phase has ended, and that the next one begins.
  mutating func end(_ phase: WritableKeyPath<UpdateReport.Timings, Duration>) {
    let now = ContinuousClock.now
    timings[keyPath: phase] = last.duration(to: now)
    last = now
  }
}

/// The content that the app has asked for.
@MainActor
final class RequestedContent {
  /// The content that was asked for last.
  var latest: UpdateRequest?

  /// Asks for content whenever what it has read changes.
  var following: ListObservation?

  /// What parts of the content resolved to, for the next time.
  let memory = ContentMemory()
}
