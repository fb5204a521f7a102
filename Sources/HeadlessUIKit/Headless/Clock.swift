/// A clock with the actions that wait for it; it stands still until it is advanced, unless it is told
/// to run.
@preconcurrency @MainActor final class Clock {
  /// How many steps a chain of completions that start further work may take.
  static let longestChain = 10_000

  /// Whether any clock of the process has ever run by itself, so that those who do not use it pay
  /// nothing.
  private(set) static var hasAnyRun = false

  private struct Entry {
    let due: TimeInterval
    /// Whether it repeats, so that no wait includes it.
    var isEndless = false
    let action: @MainActor () -> Void
  }

  private(set) var now: TimeInterval = 0
  /// Waiting entries, soonest first; of equal times, the one scheduled first comes first.
  private var entries: [Entry] = []

  /// Whether a turn of the main run loop was asked for, to lay out what is visible.
  private var awaitsTurn = false

  /// When the next wake-up is due that was asked for, in the clock's time.
  private var wakeUpTime: TimeInterval?

  /// When the clock was last in step with the time that passes outside, by a clock that only counts
  /// on.
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
    let position = entries.lastIndex { $0.due <= due }.map { $0 + 1 } ?? 0
    entries.insert(Entry(due: due, isEndless: isEndless, action: action), at: position)
    requestWakeUp()
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

  /// Has what is visible laid out in the next turn of the main run loop, if the clock runs by itself.
  func requestTurn() {
    guard pace != .whenAdvanced, !awaitsTurn else { return }
    awaitsTurn = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.takeTurn() }
    }
  }

  private func takeTurn() {
    awaitsTurn = false
    Headless.withTime(of: self) { UIWindow.layOutVisibleWindows() }
  }

  /// Asks to be woken when the next action is due.
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
      UIWindow.layOutVisibleWindows()
    }
    requestWakeUp()
  }

  /// The present time, also between two wake-ups.
  var present: TimeInterval {
    if pace == .realTime { catchUp() }
    return now
  }

  /// Brings the time up to date without running anything, which is left to the wake-up.
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
