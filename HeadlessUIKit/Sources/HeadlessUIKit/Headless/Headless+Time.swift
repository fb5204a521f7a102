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
    UIWindow.layOutVisibleWindows(of: clock)
  }

  /// Lets time pass until no animation and no completion is waiting.
  ///
  /// Completions that start further animations are followed, up to a limit that only an endless
  /// chain reaches, which is logged.
  @preconcurrency @MainActor public static func finishAnimations() {
    finishAnimations(of: clock)
  }

  /// Lets time pass until nothing waits that belongs to no test, such as what a callback of another
  /// thread has started.
  @preconcurrency @MainActor public static func finishSharedAnimations() {
    guard sharedClock.nextDueTime != nil else { return }
    finishAnimations(of: sharedClock)
  }

  /// Whether a window belongs to the code that runs, or to no test.
  @preconcurrency @MainActor static func isOwn(_ window: UIWindow) -> Bool {
    window.clock == nil || window.clock === clock
  }

  @preconcurrency @MainActor private static func finishAnimations(of clock: Clock) {
    withTime(of: clock) {
      UIWindow.layOutVisibleWindows(of: clock)
      for _ in 0..<Clock.longestChain {
        guard let due = clock.nextDueTime else { return }
        clock.advance(by: due - clock.now)
        UIWindow.layOutVisibleWindows(of: clock)
      }
      log("Animations keep starting animations: gave up after \(Clock.longestChain) steps.")
    }
  }

  /// A time that passes independently of all others.
  @preconcurrency @MainActor public final class Time {
    let clock: Clock

    /// Creates a time that passes only when it is advanced.
    public init() {
      clock = Clock()
    }

    init(_ clock: Clock) {
      self.clock = clock
    }
  }

  /// Returns whose time it is where a block of `withOwnTime(pace:_:)` does not say so.
  ///
  /// By default, all code shares one time. A test kit can give each test a time of its own.
  @preconcurrency @MainActor public static var timeOfTest: @MainActor () -> Time? = { nil }

  /// The time of the code that runs, if it is not the one that all code shares.
  @preconcurrency @MainActor public static var ownTime: Time? {
    scopedClock.map { Time($0) } ?? timeOfTest()
  }

  /// Makes what happens in a window, such as animated scrolling, take place in a time.
  @preconcurrency @MainActor public static func setTime(_ time: Time, of window: UIWindow) {
    window.clock = time.clock
  }

  /// Runs a block in a time, unless the code that runs already has its own.
  @preconcurrency @MainActor public static func withTime<Result>(
    _ time: Time,
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard ownTime == nil else { return try body() }
    return try $scopedClock.withValue(time.clock, operation: body)
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

  /// Runs a block with a clock, so that what it schedules and the time it reads belong together.
  @preconcurrency @MainActor static func withTime(of clock: Clock, _ body: () -> Void) {
    guard clock !== self.clock else { return body() }
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

  /// Schedules in the time of a view's window, unless the code that runs has its own.
  @preconcurrency @MainActor static func withTime(of view: UIView?, _ body: () -> Void) {
    guard let clock = view?.window?.clock, ownTime == nil else { return body() }
    $scopedClock.withValue(clock, operation: body)
  }

  @preconcurrency @MainActor private static var clock: Clock {
    scopedClock ?? timeOfTest()?.clock ?? sharedClock
  }
  /// What the app has asked of the system in the time of the code that runs.
  @preconcurrency @MainActor static var appRecord: AppRecord { clock.appRecord }

  @preconcurrency @MainActor private static let sharedClock = Clock()
  @TaskLocal private static var scopedClock: Clock?
}
