import RosterCore

/// Content that waits to be shown.
struct UpdateRequest {
  let isAnimated: Bool

  /// How the content is shown; `nil` leaves it to the adapter's policy.
  let policy: UpdatePolicy?

  /// When the app asked for it.
  let start = ContinuousClock.now

  /// Flattens the content; it runs when the turn of the request comes.
  let resolve: @MainActor () -> (list: ResolvedList, issues: [ListIssue])

  init(
    isAnimated: Bool,
    policy: UpdatePolicy? = nil,
    resolve: @escaping @MainActor () -> (list: ResolvedList, issues: [ListIssue])
  ) {
    self.isAnimated = isAnimated
    self.policy = policy
    self.resolve = resolve
  }
}
