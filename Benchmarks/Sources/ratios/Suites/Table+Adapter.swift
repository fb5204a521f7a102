import Workloads

extension Table {
  /// Whole updates of a list on HeadlessUIKit, with one screen visible.
  static var adapter: Table {
    let workloads: [(Workload, Double)] = [(.append, 0.05), (.oneUpdate, 0.05)]
    return Table(
      title: "100,000 rows on HeadlessUIKit, UUID ids, multiples of the dictionary floor",
      rows: workloads.map { workload, bound in
        {
          let subjects = AdapterSubjects.apply(workload, count: 100_000)
          return Row(
            name: workload.rawValue,
            unit: subjects.floor,
            cells: [Cell(subjects.apply, atMost: bound)]
          )
        }
      }
    )
  }

  /// Whole updates of lists of some length.
  static var growth: Table {
    Table(
      title: "Whole updates by the number of rows, UUID ids, multiples of the dictionary floor",
      rows: [1_000, 10_000, 100_000, 1_000_000].map { count in
        {
          let same = AdapterSubjects.apply(.sameStorage, count: count)
          return Row(
            name: "\(count) rows",
            unit: same.floor,
            cells: [
              Cell(same.apply, column: "same array"),
              Cell(AdapterSubjects.apply(.noChange, count: count).apply, column: "no change"),
              Cell(AdapterSubjects.apply(.append, count: count).apply, column: "append 20"),
              Cell(AdapterSubjects.apply(.scattered, count: count).apply, column: "1 % edits"),
            ]
          )
        }
      }
    )
  }

  /// What should cost the same however long the list is.
  static var lengths: Table {
    let counts = [10_000, 100_000, 1_000_000]
    return Table(
      title: "Lists of some length, multiples of the time that a list of 1,000 rows takes",
      rows: [
        {
          Row(
            name: "state",
            unit: AdapterSubjects.changeState(count: 1_000),
            cells: counts.map { Cell(AdapterSubjects.changeState(count: $0), atMost: 1.5) }
          )
        },
        {
          Row(
            name: "insert",
            unit: InsertSubject(count: 1_000).subject,
            cells: counts.map { Cell(InsertSubject(count: $0).subject, atMost: 1.5) }
          )
        },
      ]
    )
  }
}
