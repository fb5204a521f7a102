import Workloads

extension Table {
  /// What a change costs in a very long list, beside a short one and a flow layout.
  static var layout: Table {
    Table(
      title: "Changes of a list, multiples of ListLayout with 1,000 rows",
      rows: [
        { row("one size", atMost: 3, \.resize) },
        { row("one screen", atMost: 3, \.query) },
        { row("insert 20", atMost: 5, \.insert) },
      ]
    )
  }

  /// What it costs to place a very long list.
  static var firstLayout: Table {
    Table(
      title: "First layout of 1,000,000 rows, multiples of a loop that sums a million numbers",
      rows: [
        {
          let list = LayoutSubjects(.list, count: 1_000_000)
          return Row(
            name: "ListLayout",
            unit: LayoutSubjects.sums(count: 1_000_000),
            cells: [
              Cell(list.placing(isEstimated: true), atMost: 5),
              Cell(list.placing(isEstimated: false)),
            ]
          )
        },
        {
          let flow = LayoutSubjects(.flow, count: 1_000_000)
          return Row(
            name: "flow layout",
            unit: LayoutSubjects.sums(count: 1_000_000),
            cells: [Cell(nil, column: "estimated"), Cell(flow.placing(isEstimated: false))]
          )
        },
      ]
    )
  }

  /// Items of one size, beside items that are asked one by one.
  static var fixedSizes: Table {
    Table(
      title: "First layout of 50,000 items of one size, multiples of the same with a size function",
      rows: [
        {
          Row(
            name: "plain items",
            unit: FirstLayoutSubjects.placing(.function, in: .list),
            cells: [
              Cell(FirstLayoutSubjects.placing(.oneOfPlainItems, in: .list), atMost: 0.05)
            ]
          )
        }
      ]
    )
  }

  /// Items that are asked for their sizes one by one.
  static var sizeFunctions: Table {
    Table(
      title: "First layout of 50,000 items with a size function, multiples of calling it as often",
      rows: [
        {
          Row(
            name: "controllers",
            unit: FirstLayoutSubjects.calling,
            cells: [
              Cell(FirstLayoutSubjects.placing(.function, in: .list), atMost: 3),
              Cell(FirstLayoutSubjects.placing(.function, in: .flow)),
            ]
          )
        }
      ]
    )
  }

  private static func row(
    _ name: String,
    atMost bound: Double,
    _ subject: (LayoutSubjects) -> Subject
  ) -> Row {
    Row(
      name: name,
      unit: subject(LayoutSubjects(.list, count: 1_000)),
      cells: [
        Cell(subject(LayoutSubjects(.list, count: 1_000_000)), atMost: bound),
        Cell(subject(LayoutSubjects(.flow, count: 1_000))),
        Cell(subject(LayoutSubjects(.flow, count: 1_000_000))),
      ]
    )
  }
}
