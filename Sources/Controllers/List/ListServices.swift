public import Foundation

/// The services that a list passes to a list inside one of its cells.
@MainActor
package struct ListServices {
  /// Where issues are reported.
  let issues: IssueReporter

  /// The clock that measures impressions.
  let clock: ListTime

  /// Where states are stored that outlive their list.
  var stateStorage: (any StateStorage)?

  /// The gate of the outer list, which waits while the inner one is working.
  weak var outer: UpdateGate?

  /// Receives each hook of every controller, for traces and tests.
  var trace: ((ControllerHook, any CellControlling) -> Void)?

  /// The selection mode; `nil` if the list has its own.
  var selectionMode: ListAdapter.SelectionMode?

  /// Where items can be dragged; `nil` if the list has its own setting.
  var itemDragging: ListAdapter.ItemDragging?

  /// Which items can have the focus; `nil` if the list decides on its own.
  var focusMode: ListAdapter.FocusMode?

  /// Returns the policies of the list around: that of its present update, and its default; `nil` if the list has its own.
  var policies: (() -> (present: UpdatePolicy?, standard: UpdatePolicy?))?

  /// Whether the list is in editing mode.
  var isEditing = false

  /// The preload distance; `nil` if the list has its own.
  var preloadDistance: ListAdapter.PreloadDistance?

  /// Creates the services of an outermost list.
  package init(issues: IssueReporter, clock: any ListClock) {
    self.issues = issues
    self.clock = clock as? ListTime ?? ListTime(clock)
  }
}

/// The time of a list and the lists inside it, which a test takes over.
@MainActor
package final class ListTime: ListClock {
  /// The clock that measures impressions.
  package var clock: any ListClock

  /// Called when somebody begins to wait for the list, with a function that tells whether the wait is over.
  package var onWait: ((_ isOver: @escaping @MainActor () -> Bool) -> Void)?

  init(_ clock: any ListClock) {
    self.clock = clock
  }

  /// Suspends until a callback, and tells a test about it, which has to let time pass meanwhile.
  func untilCallback<Result: Sendable>(
    _ start: (@escaping @MainActor (Result) -> Void) -> Void
  ) async -> Result {
    await withCheckedContinuation { continuation in
      var isOver = false
      start { result in
        isOver = true
        continuation.resume(returning: result)
      }
      if !isOver { onWait?({ isOver }) }
    }
  }

  package var now: Duration { clock.now }

  package func wake(at time: Duration, _ action: @escaping @MainActor () -> Void) {
    clock.wake(at: time, action)
  }
}

/// Measures the time of impressions.
///
/// By default, a list uses the time that passes while the device is awake. Tests use a clock that stands still until it
/// is advanced.
@MainActor
public protocol ListClock: AnyObject {
  /// The time since a fixed moment, such as the creation of the clock.
  var now: Duration { get }

  /// Calls back once when a time is reached, but not before the call returns.
  func wake(at time: Duration, _ action: @escaping @MainActor () -> Void)
}

/// The time that passes while the device is awake.
@MainActor
final class SystemClock: ListClock {
  private let clock = SuspendingClock()
  private let start: SuspendingClock.Instant

  /// Creates a clock that starts at zero.
  init() {
    start = clock.now
  }

  var now: Duration { start.duration(to: clock.now) }

  func wake(at time: Duration, _ action: @escaping @MainActor () -> Void) {
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

extension ListAdapter {
  /// How many items of a list can be selected, and for how long.
  public enum SelectionMode: Hashable, Sendable {
    /// A tap notifies the item's controller, and nothing stays selected.
    case momentary

    /// One item stays selected until another one is.
    case single

    /// Any number of items stay selected until they are deselected.
    case multiple
  }
}

extension ListAdapter {
  /// Which items of a list can be focused with a keyboard or a remote control.
  public enum FocusMode: Hashable, Sendable, CaseIterable {
    /// Those that the collection view and the app's delegate allow.
    case system

    /// No item.
    case none

    /// Items whose `canFocus` is true.
    case items

    /// Items whose `canFocus` is true. An item that is focused by a key is also selected, if the user can select
    /// it.
    case selecting
  }
}

extension ListAdapter {
  /// The distance from the visible part of a list up to which items are preloaded.
  public enum PreloadDistance: Hashable, Sendable {
    /// A number of points.
    case points(CGFloat)

    /// A multiple of the size of the visible part.
    case screens(CGFloat)

    /// Only visible items are in the preload range.
    public static let none = ListAdapter.PreloadDistance.points(0)

    /// Returns the distance in points, which is finite and not negative.
    func points(forLength length: CGFloat) -> CGFloat {
      let distance =
        switch self {
        case .points(let distance): distance
        case .screens(let count): count * length
        }
      return distance.isFinite ? max(0, distance) : 0
    }
  }
}
