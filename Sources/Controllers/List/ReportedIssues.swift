/// Reports mistakes, each once for as long as it persists.
@MainActor
final class ReportedIssues {
  /// The reporter that the app has passed.
  let reporter: IssueReporter

  /// Other observers of the issues.
  let observers = Observers<ListIssue>()

  /// Issues that are not reported twice.
  private var known: Set<ListIssue.Code> = []

  init(_ reporter: IssueReporter) {
    self.reporter = reporter
  }

  /// Whether no issue persists.
  var isEmpty: Bool { known.isEmpty }

  /// Reports an issue, unless it is reported already and persists.
  func report(_ issue: ListIssue) {
    guard known.insert(issue.code).inserted else { return }
    reportAgain(issue)
  }

  /// Reports an issue each time it occurs.
  func reportAgain(_ issue: ListIssue) {
    reporter.report(issue)
    observers.tell(issue)
  }

  /// Reports the issues of content, and forgets those of the previous content that are resolved.
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
  /// Whether the issue is about content, and is resolved when the content is corrected.
  fileprivate var isAboutContent: Bool {
    switch self {
    case .duplicateItem, .duplicateSection, .duplicateSupplementary, .nestedSection,
      .cyclicOutline, .unsupportedLayout, .misplacedLayout:
      true
    default: false
    }
  }
}
