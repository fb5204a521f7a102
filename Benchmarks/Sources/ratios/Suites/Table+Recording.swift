import Workloads

extension Table {
  /// Whole updates of a recorded list.
  ///
  /// An update around the same array changes nothing, and is recorded as three events.
  static var recording: Table {
    let workloads: [(Workload, bound: Double)] = [
      (.sameStorage, 1.6), (.oneUpdate, 1.25), (.append, 1.25), (.scattered, 1.25),
    ]
    return Table(
      title:
        "100,000 rows on HeadlessUIKit that are recorded, multiples of the same update without a recording",
      rows: workloads.map { workload, bound in
        {
          let subjects = RecordingSubjects.apply(workload, count: 100_000)
          return Row(
            name: workload.rawValue,
            unit: subjects.plain,
            cells: [Cell(subjects.recorded, atMost: bound)]
          )
        }
      }
    )
  }
}

/// What an event of a recording takes, and what a recorded list does.
@MainActor
enum RecordingCost {
  static func report(to report: inout Report) {
    print("\nEvents of a recording")
    let events = RecordingSubjects.events()
    let time = Measurement([events], rounds: 15).figures[0].microseconds
    report.add("µs for each", time / Double(RecordingSubjects.eventCount), atMost: 1)
    let count = 20
    let lists = RecordingSubjects.Lists(count: count)
    let before = Memory.resident
    lists.record()
    let kilobytes = Double(Memory.resident - before) / Double(count)
    withExtendedLifetime(lists) { report.add("KB for a recorded list", kilobytes, atMost: 64) }
  }
}
