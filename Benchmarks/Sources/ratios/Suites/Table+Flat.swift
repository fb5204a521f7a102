import Workloads

extension Table {
  /// All workloads with rows of one kind of identifier.
  static func flat(
    _ identifiers: FlatSubjects.Identifiers,
    count: Int,
    workloads: [Workload] = Workload.allCases,
    rounds: Int = 15
  ) -> Table {
    Table(
      title: "\(count) rows, \(identifiers.rawValue) ids, multiples of the dictionary floor",
      rounds: rounds,
      rows: workloads.map { workload in
        {
          let subjects = FlatSubjects(workload, identifiers, count: count)
          let bounds = identifiers == .uuid ? Bounds.uuid(workload, count: count) : nil
          return row(workload, subjects, bounds)
        }
      }
    )
  }

  /// A short and a very long list.
  static func extremes(count: Int) -> Table {
    let workloads = [Workload.noChange, .append, .scattered, .readme, .shuffle, .replaceAll]
    return flat(.uuid, count: count, workloads: workloads, rounds: count > 100_000 ? 3 : 15)
  }

  /// Identifiers that are dear to compare, rebuilt each time.
  static func strings(count: Int) -> Table {
    Table(
      title: "\(count) rows, String ids rebuilt each time, multiples of the dictionary floor",
      rows: Workload.allCases.map { workload in
        {
          let subjects = FlatSubjects(workload, .string, count: count)
          return row(workload, subjects, Bounds.string(workload, count: count))
        }
      }
    )
  }

  /// Long lists of which hardly anything differs, beside a loop that only compares them: both take as long as the memory of
  /// the machine, of which the dictionary floor depends less.
  static func littleChanges(count: Int) -> Table {
    Table(
      title: "\(count) rows, UUID ids, multiples of the scan",
      rows: [Workload.noChange, .append, .oneUpdate].map { workload in
        {
          let subjects = FlatSubjects(workload, .uuid, count: count)
          return Row(
            name: workload.rawValue,
            unit: subjects.scan,
            cells: [Cell(subjects.diff, atMost: 1.15)]
          )
        }
      }
    )
  }

  /// Strings that have to be compared to find that nothing changed, beside a loop that only compares.
  static func rebuiltStrings(count: Int) -> Table {
    Table(
      title: "\(count) rows, String ids rebuilt each time, multiples of the scan",
      rows: [
        {
          let subjects = FlatSubjects(.noChange, .string, count: count)
          return Row(
            name: Workload.noChange.rawValue,
            unit: subjects.scan,
            cells: [Cell(subjects.diff, atMost: 1.5)]
          )
        }
      ]
    )
  }

  private static func row(
    _ workload: Workload,
    _ subjects: FlatSubjects,
    _ bounds: Bounds?
  ) -> Row {
    Row(
      name: workload.rawValue,
      unit: subjects.floor,
      cells: [
        Cell(subjects.diff, atMost: bounds?.diff),
        Cell(subjects.plan, atMost: bounds?.plan),
        Cell(subjects.heckel),
        Cell(subjects.collectionDifference, column: "stdlib"),
        Cell(subjects.scan),
      ]
    )
  }
}
