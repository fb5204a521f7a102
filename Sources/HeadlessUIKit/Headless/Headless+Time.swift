extension Headless {
  /// How much time has been told to pass, in seconds.
  @preconcurrency @MainActor public static var now: TimeInterval {
    clock.present
  }

  /// Lets time pass, in seconds, and runs what comes due, in order of its time.
  ///
  /// What is scheduled meanwhile runs as well if it comes due within the same span. Then every
  /// visible window is laid out, as at the end of a turn of the run loop.
  @preconcurrency @MainActor public static func advance(by seconds: TimeInterval) {
    clock.advance(by: seconds)
    UIWindow.layOutVisibleWindows()
  }

  /// Lets as much time pass as it takes until no animation and no completion is waiting.
  ///
  /// Completions that start another animation are followed, up to a bound that only an endless
  /// chain reaches; that is logged.
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
    /// Only as far as it is advanced, so that the same test sees the same in each run.
    case whenAdvanced
    /// As on a clock: what is scheduled comes due in its own duration, on the main run loop.
    case realTime
    /// What is scheduled comes due in the next turn of the main run loop, in the order of its time.
    case immediate
  }

  /// How time passes; only when it is advanced, unless a test chooses otherwise.
  ///
  /// Code written for UIKit waits for animations and completions with `await` or expectations, and
  /// advances nothing. Where time runs by itself, each turn of the main run loop also lays out the
  /// visible windows whose layout is pending, as UIKit does.
  @preconcurrency @MainActor public static var pace: Pace {
    get { clock.pace }
    set { clock.pace = newValue }
  }

  /// Runs the body with a time of its own, so that nothing outside advances or waits for it.
  ///
  /// Tests that suspend use it: another test that advances the time leaves them alone.
  @preconcurrency @MainActor public static func withOwnTime<Result>(
    pace: Pace = .whenAdvanced,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try $scopedClock.withValue(Clock(pace: pace), operation: body)
  }

  /// Runs the body with a time of its own, so that nothing outside advances or waits for it.
  @preconcurrency @MainActor public static func withOwnTime<Result>(
    pace: Pace = .whenAdvanced,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $scopedClock.withValue(Clock(pace: pace), operation: body)
  }

  /// Runs the body with the time of a clock.
  @preconcurrency @MainActor static func withTime(of clock: Clock, _ body: () -> Void) {
    guard clock !== sharedClock else { return body() }
    $scopedClock.withValue(clock, operation: body)
  }

  /// Has pending layout done in the next turn of the main run loop, where time runs by itself.
  @preconcurrency @MainActor static func requestTurn() {
    if Clock.hasAnyRun { clock.requestTurn() }
  }

  /// Runs the action once the given time has passed, in seconds, and never before the next advance.
  @preconcurrency @MainActor package static func schedule(
    after delay: TimeInterval = 0,
    _ action: @escaping @MainActor () -> Void
  ) {
    clock.schedule(after: delay, action)
  }

  /// Runs the action once the given time has passed, in seconds, though no wait includes it.
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
