package import RosterCore

/// What a list hands on to a list inside one of its cells; plumbing.
@MainActor
public struct _ListServices {
  /// Where mistakes are reported.
  let issues: IssueReporter

  /// Knows the time, by which impressions are counted.
  let clock: any ListClock

  /// Where the states of controllers go that outlive their list.
  var stateStorage: (any StateStorage)?

  /// The list around, which waits while the one inside is at work.
  weak var outer: ListCoordinator?

  /// Describes what a list without a list around it works with.
  package init(issues: IssueReporter, clock: any ListClock) {
    self.issues = issues
    self.clock = clock
  }
}
