extension Headless {
  /// How much time has been told to pass, in seconds.
  @preconcurrency @MainActor public static var now: TimeInterval {
    clock.now
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

  /// Runs the body with a time of its own, so that nothing outside advances or waits for it.
  ///
  /// Tests that suspend use it: another test that advances the time leaves them alone.
  @preconcurrency @MainActor public static func withOwnTime<Result>(
    _ body: () throws -> Result
  ) rethrows -> Result {
    try $scopedClock.withValue(Clock(), operation: body)
  }

  /// Runs the body with a time of its own, so that nothing outside advances or waits for it.
  @preconcurrency @MainActor public static func withOwnTime<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $scopedClock.withValue(Clock(), operation: body)
  }

  /// Runs the action once the given time has passed, in seconds, and never before the next advance.
  @preconcurrency @MainActor package static func schedule(
    after delay: TimeInterval = 0,
    _ action: @escaping @MainActor () -> Void
  ) {
    clock.schedule(after: delay, action)
  }

  @preconcurrency @MainActor private static var clock: Clock { scopedClock ?? sharedClock }
  @preconcurrency @MainActor private static let sharedClock = Clock()
  @TaskLocal private static var scopedClock: Clock?
}
