extension Headless {
  /// The time that has passed, in seconds.
  @preconcurrency @MainActor public static var now: TimeInterval {
    clock.present
  }

  /// Lets time pass, in seconds, and runs what is due, in order.
  ///
  /// Actions that are scheduled meanwhile run as well if they are due in the same span. Then every
  /// visible window is laid out, as at the end of a turn of the run loop.
  @preconcurrency @MainActor public static func advance(by seconds: TimeInterval) {
    clock.advance(by: seconds)
    UIWindow.layOutVisibleWindows()
  }

  /// Lets time pass until no animation and no completion is waiting.
  ///
  /// Completions that start further animations are followed, up to a limit that only an endless
  /// chain reaches, which is logged.
  @preconcurrency @MainActor public static func finishAnimations() {
    UIWindow.layOutVisibleWindows()
    for _ in 0..<Clock.longestChain {
      guard let due = clock.nextDueTime else { return }
      clock.advance(by: due - clock.now)
      UIWindow.layOutVisibleWindows()
    }
    log("Animations keep starting animations: gave up after \(Clock.longestChain) steps.")
  }

  /// How time passes.
  public enum Pace: Hashable, Sendable {
    /// Time passes only when it is advanced, so that a test has the same result in each run.
    case whenAdvanced
    /// Time passes as on a clock, on the main run loop.
    case realTime
    /// Everything that is scheduled is due in the next turn of the main run loop, in order.
    case immediate
  }

  /// How time passes; by default only when it is advanced.
  ///
  /// Tests that were written for UIKit wait for animations and completions with `await` or
  /// expectations, and do not advance time. If time runs by itself, each turn of the main run loop
  /// also lays out visible windows that need it, as in UIKit.
  @preconcurrency @MainActor public static var pace: Pace {
    get { clock.pace }
    set { clock.pace = newValue }
  }

  /// Runs a block with a clock of its own, so that nothing outside advances it or waits for it.
  ///
  /// Use it in tests that suspend, so that other tests that advance time do not affect them.
  @preconcurrency @MainActor public static func withOwnTime<Result>(
    pace: Pace = .whenAdvanced,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try $scopedClock.withValue(Clock(pace: pace), operation: body)
  }

  /// Runs a block with a clock of its own, so that nothing outside advances it or waits for it.
  @preconcurrency @MainActor public static func withOwnTime<Result>(
    pace: Pace = .whenAdvanced,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $scopedClock.withValue(Clock(pace: pace), operation: body)
  }

  /// Runs a block with a clock.
  @preconcurrency @MainActor static func withTime(of clock: Clock, _ body: () -> Void) {
    guard clock !== sharedClock else { return body() }
    $scopedClock.withValue(clock, operation: body)
  }

  /// Requests that pending layout is done in the next turn of the main run loop, if time runs by
  /// itself.
  @preconcurrency @MainActor static func requestTurn() {
    if Clock.hasAnyRun { clock.requestTurn() }
  }

  /// Runs an action after a time, in seconds, and never before time is advanced.
  @preconcurrency @MainActor package static func schedule(
    after delay: TimeInterval = 0,
    _ action: @escaping @MainActor () -> Void
  ) {
    clock.schedule(after: delay, action)
  }

  /// Runs an action after a time, in seconds, for which nothing waits.
  @preconcurrency @MainActor static func scheduleFrame(
    after delay: TimeInterval,
    _ action: @escaping @MainActor () -> Void
  ) {
    clock.schedule(after: delay, isEndless: true, action)
  }

  @preconcurrency @MainActor private static var clock: Clock { scopedClock ?? sharedClock }
  @preconcurrency @MainActor private static let sharedClock = Clock()
  @TaskLocal private static var scopedClock: Clock?
}
