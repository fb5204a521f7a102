#if canImport(os)
import os
#endif

/// A phase of a list's update, as an interval for Instruments where it exists.
///
/// The interval ends on request, or with its last owner, so that no path through an update leaves
/// one open.
@MainActor
package final class Signpost {
  /// The phases of a list's update.
  package enum Phase: String, Sendable {
    case flatten, compare, commit, settle, refresh

    /// The phase after this one.
    var next: Phase? {
      switch self {
      case .flatten: .compare
      case .compare: .commit
      case .commit: .settle
      case .settle, .refresh: nil
      }
    }
  }

  /// Whether intervals are recorded.
  package static var areEnabled = isDebugBuild

  /// Receives the beginning (`true`) and the end (`false`) of each interval, for tests.
  package static var recorder: (@Sendable (Phase, Bool) -> Void)?

  private let phase: Phase
  private let record: (@Sendable (Phase, Bool) -> Void)?
  private var isEnded = false
  #if canImport(os)
  private let interval: Interval
  #endif

  private init(_ phase: Phase) {
    self.phase = phase
    record = Self.recorder
    #if canImport(os)
    interval = Interval(phase)
    #endif
    record?(phase, true)
  }

  deinit {
    guard !isEnded else { return }
    #if canImport(os)
    interval.end()
    #endif
    record?(phase, false)
  }

  /// Begins an interval; `nil` if nobody records it.
  package static func begin(_ phase: Phase) -> Signpost? {
    guard areEnabled, recorder != nil || isSeen else { return nil }
    return Signpost(phase)
  }

  /// Ends the interval.
  package func end() {
    guard !isEnded else { return }
    isEnded = true
    #if canImport(os)
    interval.end()
    #endif
    record?(phase, false)
  }

  /// Ends the interval, and begins that of the next phase.
  package func next() -> Signpost? {
    end()
    return phase.next.flatMap(Self.begin)
  }
}

extension Signpost {
  #if canImport(os)
  private static let isSeen = true

  private struct Interval: Sendable {
    private static let signposter = OSSignposter(subsystem: "Roster", category: "Updates")

    let name: StaticString
    let state: OSSignpostIntervalState

    init(_ phase: Phase) {
      name =
        switch phase {
        case .flatten: "Flatten content"
        case .compare: "Compare"
        case .commit: "Commit"
        case .settle: "Settle"
        case .refresh: "Show states"
        }
      state = Self.signposter.beginInterval(name, id: Self.signposter.makeSignpostID())
    }

    func end() {
      Self.signposter.endInterval(name, state)
    }
  }
  #else
  private static let isSeen = false
  #endif
}
