import RosterCore

/// Passes mistakes on, each once for as long as it persists.
@MainActor
final class ReportedIssues {
  /// Where the app wants to have mistakes reported.
  let reporter: IssueReporter

  /// What else is notified of the issues.
  let observers = Observers<ListIssue>()

  /// Issues that are not worth reporting twice.
  private var known: Set<ListIssue.Code> = []

  init(_ reporter: IssueReporter) {
    self.reporter = reporter
  }

  /// Reports an issue, unless it is reported already and persists.
  func report(_ issue: ListIssue) {
    guard known.insert(issue.code).inserted else { return }
    reportAgain(issue)
  }

  /// Reports an issue, each time that it comes up.
  func reportAgain(_ issue: ListIssue) {
    reporter.report(issue)
    observers.tell(issue)
  }

  /// Reports what is wrong with content, and forgets what was wrong with the content before and is not
  /// any longer.
  func report(_ issues: [ListIssue], about content: Snapshot) {
    let codes = Set(issues.map(\.code))
    lazy var duplicates = Set(content.duplicates().lazy.map(\.id))
    known = known.filter { code in
      if case .duplicateItem(let id) = code, duplicates.contains(id) { return true }
      return !code.isAboutContent || codes.contains(code)
    }
    for issue in issues { report(issue) }
  }
}

extension ListIssue.Code {
  /// Whether the issue is about content, and over when the content is put right.
  fileprivate var isAboutContent: Bool {
    switch self {
    case .duplicateItem, .duplicateSection, .duplicateSupplementary, .nestedSection,
      .cyclicOutline, .unsupportedLayout, .misplacedLayout:
      true
    default: false
    }
  }
}
