import Roster

/// A clock that stands still until it is advanced.
///
/// A `ListHarness` measures impressions with one, so that a test decides how long an item has been
/// visible.
@MainActor
public final class ManualClock: ListClock {
  private struct Alarm {
    let time: Duration
    let action: @MainActor () -> Void
  }

  /// The time that has passed since the clock was made.
  public private(set) var now = Duration.zero

  private var alarms: [Alarm] = []

  /// Creates a clock that starts at zero.
  public init() {}

  public func wake(at time: Duration, _ action: @escaping @MainActor () -> Void) {
    let index = alarms.firstIndex { $0.time > time } ?? alarms.endIndex
    alarms.insert(Alarm(time: time, action: action), at: index)
  }

  /// Advances the clock, and makes the scheduled calls in order.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let alarm = alarms.first, alarm.time <= end {
      alarms.removeFirst()
      now = max(now, alarm.time)
      alarm.action()
    }
    now = max(now, end)
  }
}
