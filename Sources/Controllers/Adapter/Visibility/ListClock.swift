/// Tells a list the time, by which impressions are counted.
///
/// Apps leave it at `SystemClock`. Tests give the list a clock that stands still until it is told to go
/// on.
@MainActor
public protocol ListClock: AnyObject {
  /// The time since a moment that stays the same for as long as the clock exists.
  var now: Duration { get }

  /// Calls back once, as soon as the time has come, and not before the call returns.
  func wake(at time: Duration, _ action: @escaping @MainActor () -> Void)
}

/// The time that passes while the device is awake.
@MainActor
public final class SystemClock: ListClock {
  private let clock = SuspendingClock()
  private let start: SuspendingClock.Instant

  /// Makes a clock that starts at zero.
  public init() {
    start = clock.now
  }

  public var now: Duration { start.duration(to: clock.now) }

  public func wake(at time: Duration, _ action: @escaping @MainActor () -> Void) {
    let due = start.advanced(by: time)
    Task { [clock] in
      try? await clock.sleep(until: due, tolerance: nil)
      action()
    }
  }
}
