/// Measures the phases of an update, one after another.
struct UpdateClock {
  /// What has been measured so far.
  private(set) var timings = UpdateReport.Timings()

  private var last = ContinuousClock.now

  /// Begins with the time that the update has waited for its turn.
  init(waitingSince start: ContinuousClock.Instant) {
    timings.waiting = start.duration(to: last)
  }

  /// Notes that a phase has ended, and that the next one begins.
  mutating func end(_ phase: WritableKeyPath<UpdateReport.Timings, Duration>) {
    let now = ContinuousClock.now
    timings[keyPath: phase] = last.duration(to: now)
    last = now
  }
}
