/// Hands the reports of updates to those who wait for one, and to those who want to hear all.
@MainActor
final class UpdateReports {
  let observers = Observers<UpdateReport>()

  /// The report of the latest update.
  private(set) var last: UpdateReport?

  private var answers: [Int: (UpdateReport) -> Void] = [:]

  /// Records who waits for the update of a ticket.
  func expect(_ ticket: Int, _ answer: ((UpdateReport) -> Void)?) {
    answers[ticket] = answer
  }

  /// Delivers the report of an update to those who wait for the tickets, and then to the observers.
  func tell(_ report: UpdateReport, to tickets: [Int]) {
    last = report
    for ticket in tickets {
      answers.removeValue(forKey: ticket)?(report)
    }
    observers.tell(report)
  }

  /// Notifies everyone who waits that there will be no update.
  func abandon() {
    let waiting = answers.sorted { $0.key < $1.key }
    answers = [:]
    for (_, answer) in waiting {
      answer(.abandoned)
    }
  }
}
