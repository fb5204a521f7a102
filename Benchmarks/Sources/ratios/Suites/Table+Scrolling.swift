import Workloads

extension Table {
  /// Steps of a scroll in which some 14 rows come and go.
  static var scrolling: Table {
    typealias List = (
      list: ScrollSubjects.List, plain: ScrollSubjects.List, bound: Double?
    )
    let lists: [List] = [
      (.flow, .plain, 1.4), (.listLayout, .plain, 1.4), (.closures, .plain, 1.4),
      (.seen, .plain, 1.7), (.measured, .plain, nil), (.pairs, .plainPairs, nil),
    ]
    return Table(
      title:
        "Scrolling 600 points of rows 44 high, multiples of a plain data source with a flow layout",
      rows: lists.map { list, plain, bound in
        { row(list, beside: plain, atMost: bound) }
      }
    )
  }

  private static func row(
    _ list: ScrollSubjects.List,
    beside plain: ScrollSubjects.List,
    atMost bound: Double?
  ) -> Row {
    Row(
      name: list.rawValue,
      unit: ScrollSubjects(plain).subject("plain"),
      cells: [
        Cell(ScrollSubjects(list).subject("new rows"), atMost: bound),
        Cell(
          ScrollSubjects(list, count: 2_000).subject("seen before", withinFirst: 40_000),
          atMost: bound
        ),
      ]
    )
  }
}

/// Counts the objects that scrolling allocates for each cell that comes.
@MainActor
enum ScrollingObjects {
  static func report(to report: inout Report) {
    print("\nObjects that are allocated for each cell that comes and goes")
    let steps = 100
    for list in ScrollSubjects.List.allCases {
      let cells = Double(steps) * 600 / 44 * (list == .pairs || list == .plainPairs ? 2 : 1)
      func count(_ name: String, _ subject: Subject) {
        for _ in 0..<steps { subject.work() }
        guard let count = ObjectCount.during({ for _ in 0..<steps { subject.work() } }) else {
          return
        }
        report.add("\(list.rawValue), \(name)", Double(count) / cells, atMost: nil)
      }
      count("new rows", ScrollSubjects(list).subject(""))
      count(
        "seen before",
        ScrollSubjects(list, count: 2_000).subject("", withinFirst: 40_000)
      )
    }
  }
}
