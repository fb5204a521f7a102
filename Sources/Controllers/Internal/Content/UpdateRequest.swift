import RosterCore
import RosterPlatform

/// Content that waits to be shown.
struct UpdateRequest {
  let isAnimated: Bool

  /// How the content is shown; `nil` leaves it to the adapter's policy.
  let policy: UpdatePolicy?

  /// The content itself, if the app gave it and nothing that makes it.
  let given: GivenContent?

  /// The time of the request.
  let start = ContinuousClock.now

  /// Resolves the content, when it is the request's turn.
  let resolve: @MainActor () -> (list: ResolvedList, issues: [ListIssue])

  init(
    isAnimated: Bool,
    policy: UpdatePolicy? = nil,
    given: GivenContent? = nil,
    resolve: @escaping @MainActor () -> (list: ResolvedList, issues: [ListIssue])
  ) {
    self.isAnimated = isAnimated
    self.policy = policy
    self.given = given
    self.resolve = resolve
  }
}

/// Content that an app has given a list, and that is the same each time it is shown.
@MainActor
final class GivenContent {
  private let content: any ListContent

  init(_ content: any ListContent) {
    self.content = content
  }

  /// The type of the content.
  var name: String { "\(type(of: content))" }

  /// Whether all that the content shows is stored in it: there is no object, except for page loaders, and
  /// no function from which anything else could come another time.
  ///
  /// - Complexity: Of collections, the first element is looked at.
  var holdsValuesOnly: Bool { Self.isValue(content, depth: 0) }

  private static func isValue(_ value: Any, depth: Int) -> Bool {
    let mirror = Mirror(reflecting: value)
    if value is PageLoader { return true }
    let name = String(reflecting: mirror.subjectType)
    if name.hasPrefix("Foundation") { return true }
    if mirror.displayStyle == .class || name.contains("->") || depth > 6 { return false }
    let isCollection = mirror.displayStyle == .collection || mirror.displayStyle == .set
    let parts = isCollection ? Array(mirror.children.prefix(1)) : Array(mirror.children)
    return parts.allSatisfy { isValue($0.value, depth: depth + 1) }
  }
}

/// Measures the phases of an update, one after another, and shows them in Instruments.
@MainActor
struct UpdateClock {
  /// What has been measured so far.
  private(set) var timings = UpdateReport.Timings()

  private var last = ContinuousClock.now
  private var signpost = Signpost.begin(.flatten)

  /// Begins with the time that the update has waited for its turn.
  init(waitingSince start: ContinuousClock.Instant) {
    timings.waiting = start.duration(to: last)
  }

  /// Records that a phase has ended, and that the next one begins.
  mutating func end(_ phase: WritableKeyPath<UpdateReport.Timings, Duration>) {
    let now = ContinuousClock.now
    timings[keyPath: phase] = last.duration(to: now)
    last = now
    signpost = signpost?.next()
  }
}

/// The content that the app has requested.
@MainActor
final class RequestedContent {
  /// The content that was requested last.
  var latest: UpdateRequest?

  /// Asks for content whenever what it has read changes.
  var following: ListObservation?

  /// What parts of the content resolved to, for the next time.
  let memory = ContentMemory()
}
