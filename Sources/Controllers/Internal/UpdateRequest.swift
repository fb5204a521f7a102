import RosterCore

/// Content that waits to be shown.
struct UpdateRequest {
  let isAnimated: Bool

  /// Flattens the content; it runs when the turn of the request comes.
  let resolve: @MainActor () -> (list: ResolvedList, issues: [Issue])
}
