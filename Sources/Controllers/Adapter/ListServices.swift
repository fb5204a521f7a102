import Foundation
public import RosterCore

/// What a list hands on to a list inside one of its cells.
@MainActor
package struct ListServices {
  /// Where mistakes are reported.
  let issues: IssueReporter

  /// The clock that impressions are counted by.
  let clock: any ListClock

  /// Where the states of controllers go that outlive their list.
  var stateStorage: (any StateStorage)?

  /// The gate of the list around, which waits while the one inside is at work.
  weak var outer: UpdateGate?

  /// Receives each hook of every controller, for traces and tests.
  var trace: ((ControllerHook, any CellControlling) -> Void)?

  /// How many items can be selected, and for how long; `nil` if the list decides on its own.
  var selectionMode: SelectionMode?

  /// How far items can be dragged; `nil` if the list decides on its own.
  var itemDragging: ItemDragging?
  /// Whether items are edited.
  var isEditing = false

  /// How far from the screen items get ready; `nil` if the list decides on its own.
  var preloadDistance: PreloadDistance?

  /// Describes what a list without a list around it works with.
  package init(issues: IssueReporter, clock: any ListClock) {
    self.issues = issues
    self.clock = clock
  }
}

/// Measures the time that the impressions of a list are counted by.
///
/// Apps leave it at `SystemClock`. Tests give the list a clock that stands still until it is told to go
/// on.
@MainActor
public protocol ListClock: AnyObject {
  /// The time since a fixed moment, such as the making of the clock.
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

extension IssueReporter {
  /// Writes issues to the log.
  public static let log = IssueReporter { issue in
    NSLog("%@", "[Roster] \(issue)")
  }
}
