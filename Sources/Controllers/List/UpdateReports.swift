/// Delivers the reports of updates to the callers that wait for one, and to observers of all
/// updates.
@MainActor
final class UpdateReports {
  let observers = Observers<UpdateReport>()

  /// The report of the latest update.
  private(set) var last: UpdateReport?

  private var answers: [Int: (UpdateReport) -> Void] = [:]

  /// Adds a caller that waits for the update of a ticket.
  func expect(_ ticket: Int, _ answer: ((UpdateReport) -> Void)?) {
    answers[ticket] = answer
  }

  /// Delivers the report of an update to the callers that wait for the tickets, and then to the
  /// observers.
  func tell(_ report: UpdateReport, to tickets: [Int]) {
    last = report
    for ticket in tickets {
      answers.removeValue(forKey: ticket)?(report)
    }
    observers.tell(report)
  }

  /// Notifies all waiting callers that there will be no update.
  func abandon() {
    let waiting = answers.sorted { $0.key < $1.key }
    answers = [:]
    for (_, answer) in waiting {
      answer(.abandoned)
    }
  }
}
