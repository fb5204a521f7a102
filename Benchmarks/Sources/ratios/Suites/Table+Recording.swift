import Workloads

extension Table {
  /// Whole updates of a recorded list.
  static var recording: Table {
    let workloads: [Workload] = [.sameStorage, .oneUpdate, .append, .scattered]
    return Table(
      title:
        "100,000 rows on HeadlessUIKit that are recorded, multiples of the same update without a recording",
      rows: workloads.map { workload in
        {
          let subjects = RecordingSubjects.apply(workload, count: 100_000)
          return Row(
            name: workload.rawValue,
            unit: subjects.plain,
            cells: [Cell(subjects.recorded, atMost: 1.25)]
          )
        }
      }
    )
  }
}

/// What an event of a recording takes.
@MainActor
enum RecordingCost {
  static func report(to report: inout Report) {
    print("\nEvents of a recording")
    let time = Measurement([RecordingSubjects.events()], rounds: 15).figures[0].microseconds
    report.add("µs for each", time / Double(RecordingSubjects.eventCount), atMost: 1)
  }
}
