/// A clock with scheduled actions, which stands still until it is advanced, unless it is set to
/// run.
@preconcurrency @MainActor final class Clock {
  /// How many steps a chain of completions that schedule further actions may have.
  static let longestChain = 10_000

  /// Whether any clock of the process has ever run by itself; otherwise the check costs nothing.
  private(set) static var hasAnyRun = false

  private struct Entry {
    let due: TimeInterval
    /// Whether the action repeats, so that waiting does not include it.
    var isEndless = false
    let action: @MainActor () -> Void
  }

  /// What the app has asked of the system in this time.
  let appRecord = AppRecord()

  private(set) var now: TimeInterval = 0
  /// The scheduled entries, soonest first; of equal times, the one scheduled first comes first.
  private var entries: [Entry] = []

  /// Whether a layout in the next turn of the main run loop has been requested.
  private var awaitsTurn = false

  /// The time of the next requested wake-up, on this clock.
  private var wakeUpTime: TimeInterval?

  /// When the clock was last synchronized with real time, on a monotonic clock.
  private var lastSeen = DispatchTime.now()

  init(pace: Headless.Pace = .whenAdvanced) {
    self.pace = pace
    if pace != .whenAdvanced { Self.hasAnyRun = true }
  }

  var pace: Headless.Pace {
    didSet {
      guard pace != oldValue else { return }
      if pace != .whenAdvanced { Self.hasAnyRun = true }
      lastSeen = .now()
      wakeUpTime = nil
      requestWakeUp()
    }
  }

  var nextDueTime: TimeInterval? {
    entries.first { !$0.isEndless }?.due
  }

  func schedule(
    after delay: TimeInterval,
    isEndless: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) {
    if pace == .realTime { catchUp() }
    let due = now + max(0, delay)
    entries.insert(Entry(due: due, isEndless: isEndless, action: action), at: place(of: due))
    requestWakeUp()
  }

  /// Returns the index for an entry that is scheduled now, found by halves: many animations may wait for time to pass.
  private func place(of due: TimeInterval) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].due <= due {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  func advance(by seconds: TimeInterval) {
    let end = now + max(0, seconds)
    var steps = 0
    while let next = entries.first, next.due <= end {
      guard steps < Self.longestChain else {
        Headless.log("Actions keep scheduling actions: gave up after \(steps) steps.")
        break
      }
      steps += 1
      entries.removeFirst()
      now = max(now, next.due)
      next.action()
    }
    now = max(now, end)
    requestWakeUp()
  }

  /// Lays out what is visible in the next turn of the main run loop, if the clock runs by itself.
  func requestTurn() {
    guard pace != .whenAdvanced, !awaitsTurn else { return }
    awaitsTurn = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.takeTurn() }
    }
  }

  private func takeTurn() {
    awaitsTurn = false
    Headless.withTime(of: self) { UIWindow.layOutVisibleWindows(of: self) }
  }

  /// Requests a wake-up for the next action.
  private func requestWakeUp() {
    guard pace != .whenAdvanced, let due = entries.first?.due else { return }
    if let wakeUpTime, wakeUpTime <= due { return }
    wakeUpTime = due
    let delay = pace == .immediate ? 0 : max(0, due - now)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated { self?.wakeUp(for: due) }
    }
  }

  private func wakeUp(for due: TimeInterval) {
    guard wakeUpTime == due else { return }
    wakeUpTime = nil
    Headless.withTime(of: self) {
      switch pace {
      case .whenAdvanced: return
      case .immediate: advance(by: max(0, due - now))
      case .realTime: advance(by: max(elapsedTime(), due - now))
      }
      UIWindow.layOutVisibleWindows(of: self)
    }
    requestWakeUp()
  }

  /// The present time, also between two wake-ups.
  var present: TimeInterval {
    if pace == .realTime { catchUp() }
    return now
  }

  /// Updates the time without running anything, which the wake-up will do.
  private func catchUp() {
    let next = now + elapsedTime()
    now = min(next, entries.first?.due ?? next)
  }

  private func elapsedTime() -> TimeInterval {
    let present = DispatchTime.now()
    let nanoseconds = present.uptimeNanoseconds - lastSeen.uptimeNanoseconds
    lastSeen = present
    return TimeInterval(nanoseconds) / 1_000_000_000
  }
}
