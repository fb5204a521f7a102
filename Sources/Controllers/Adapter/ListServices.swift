import Foundation
public import RosterCore

/// The services that a list passes to a list inside one of its cells.
@MainActor
package struct ListServices {
  /// Where issues are reported.
  let issues: IssueReporter

  /// The clock that measures impressions.
  let clock: any ListClock

  /// Where states are stored that outlive their list.
  var stateStorage: (any StateStorage)?

  /// The gate of the outer list, which waits while the inner one is working.
  weak var outer: UpdateGate?

  /// Receives each hook of every controller, for traces and tests.
  var trace: ((ControllerHook, any CellControlling) -> Void)?

  /// The selection mode; `nil` if the list has its own.
  var selectionMode: SelectionMode?

  /// Where items can be dragged; `nil` if the list has its own setting.
  var itemDragging: ItemDragging?

  /// Which items can have the focus; `nil` if the list decides on its own.
  var focusMode: FocusMode?

  /// Whether the list is in editing mode.
  var isEditing = false

  /// The preload distance; `nil` if the list has its own.
  var preloadDistance: PreloadDistance?

  /// Creates the services of an outermost list.
  package init(issues: IssueReporter, clock: any ListClock) {
    self.issues = issues
    self.clock = clock
  }
}

/// Measures the time of impressions.
///
/// Apps use `SystemClock`. Tests use a clock that stands still until it is advanced.
@MainActor
public protocol ListClock: AnyObject {
  /// The time since a fixed moment, such as the creation of the clock.
  var now: Duration { get }

  /// Calls back once when a time is reached, but not before the call returns.
  func wake(at time: Duration, _ action: @escaping @MainActor () -> Void)
}

/// The time that passes while the device is awake.
@MainActor
public final class SystemClock: ListClock {
  private let clock = SuspendingClock()
  private let start: SuspendingClock.Instant

  /// Creates a clock that starts at zero.
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

extension IssueReporter {
  /// Writes issues to the log.
  public static let log = IssueReporter { issue in
    NSLog("%@", "[Roster] \(issue)")
  }
}
