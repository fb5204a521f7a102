import RosterPlatform

/// A request to show content.
struct UpdateRequest {
  let isAnimated: Bool

  /// How the content is shown; `nil` for the adapter's policy.
  let policy: UpdatePolicy?

  /// The content itself, if the app has passed content and not a closure.
  let given: GivenContent?

  /// The line of the app that has asked for the content; `nil` if it is not known.
  let location: CodeLocation?

  /// The time of the request.
  let start = ContinuousClock.now

  /// Resolves the content when the request is performed.
  let resolve: @MainActor () -> (list: ResolvedList, issues: [ListIssue])

  init(
    isAnimated: Bool,
    policy: UpdatePolicy? = nil,
    given: GivenContent? = nil,
    location: CodeLocation? = nil,
    resolve: @escaping @MainActor () -> (list: ResolvedList, issues: [ListIssue])
  ) {
    self.isAnimated = isAnimated
    self.policy = policy
    self.given = given
    self.location = location
    self.resolve = resolve
  }
}

/// Content that an app has applied, and that is the same each time it is shown.
@MainActor
final class GivenContent {
  private let content: any ListContent

  init(_ content: any ListContent) {
    self.content = content
  }

  /// The type of the content.
  var name: String { "\(type(of: content))" }

  /// Whether the content stores everything that it shows: it contains no objects, except page loaders,
  /// and no functions that could return something else the next time.
  ///
  /// - Complexity: Of a collection, only the first element is inspected.
  var holdsValuesOnly: Bool { Self.isValue(content, depth: 0) }

  private static func isValue(_ value: Any, depth: Int) -> Bool {
    let mirror = Mirror(reflecting: value)
    if value is any ContentOfItsOwn { return true }
    let name = String(reflecting: mirror.subjectType)
    if name.hasPrefix("Foundation") { return true }
    if mirror.displayStyle == .class || name.contains("->") || depth > 6 { return false }
    let isCollection = mirror.displayStyle == .collection || mirror.displayStyle == .set
    let parts = isCollection ? Array(mirror.children.prefix(1)) : Array(mirror.children)
    return parts.allSatisfy { isValue($0.value, depth: depth + 1) }
  }
}

/// An object that content may store although it changes: its own item shows it, and is updated by itself.
@MainActor
protocol ContentOfItsOwn: AnyObject {}

/// Measures the phases of an update, one after another, and shows them in Instruments.
@MainActor
struct UpdateClock {
  /// The measured times.
  private(set) var timings = UpdateReport.Timings()

  private var last = ContinuousClock.now
  private var signpost = Signpost.begin(.flatten)

  /// Starts with the time for which the update has waited.
  init(waitingSince start: ContinuousClock.Instant) {
    timings.waiting = start.duration(to: last)
  }

  /// A phase that is measured.
  enum Phase {
    case flattening
    case comparing
    case committing
    case settling
  }

  /// Records that a phase has ended, and that the next one begins.
  mutating func end(_ phase: Phase) {
    let now = ContinuousClock.now
    let duration = last.duration(to: now)
    switch phase {
    case .flattening: timings.flattening = duration
    case .comparing: timings.comparing = duration
    case .committing: timings.committing = duration
    case .settling: timings.settling = duration
    }
    last = now
    signpost = signpost?.next()
  }
}
