#if canImport(os)
import os
#endif

/// What a list is at, as an interval that Instruments shows, where there is Instruments.
///
/// It ends when it is told to, or with its last owner, so that no way out of an update leaves one open.
@MainActor
package final class Signpost {
  /// What a list can be at.
  package enum Phase: String, Sendable {
    case flatten, compare, commit, settle, refresh

    /// What an update does next.
    var next: Phase? {
      switch self {
      case .flatten: .compare
      case .compare: .commit
      case .commit: .settle
      case .settle, .refresh: nil
      }
    }
  }

  /// Whether intervals are begun.
  package static var areEnabled = isDebug

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

  /// Begins an interval; `nil` if nobody would see it.
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

  /// Ends the interval, and begins that of what an update does next.
  package func next() -> Signpost? {
    end()
    return phase.next.flatMap(Self.begin)
  }
}

extension Signpost {
  #if DEBUG
  private static let isDebug = true
  #else
  private static let isDebug = false
  #endif

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
