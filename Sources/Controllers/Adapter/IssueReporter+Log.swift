import Foundation
public import RosterCore

extension IssueReporter {
  /// Writes issues to the log.
  public static let log = IssueReporter { issue in
    NSLog("%@", "[Roster] \(issue)")
  }
}
