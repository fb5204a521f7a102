/// Where issues go: the log, a test's expectations, the app's own telemetry.
///
/// ```swift
/// let adapter = ListAdapter(collectionView, issues: IssueReporter { issue in
///   telemetry.record("roster", "\(issue)")
/// })
/// ```
public struct IssueReporter: Sendable {
  private let sink: @MainActor (ListIssue) -> Void

  /// Makes a reporter that hands each issue to a function.
  public init(_ sink: @escaping @MainActor (ListIssue) -> Void) {
    self.sink = sink
  }

  /// Hands an issue to where issues go.
  @MainActor
  package func report(_ issue: ListIssue) {
    sink(issue)
  }
}
