import Workloads

extension Table {
  /// Whole updates of a list of many sections.
  ///
  /// - Parameters:
  ///   - sections: The number of sections.
  ///   - rows: The number of rows in each.
  ///   - bound: What an update may take in which little or nothing differs.
  /// - Returns: A row for each way of writing the content.
  static func parts(
    _ sections: Int,
    _ rows: Int,
    atMost bound: Double
  ) -> Table {
    // What a header and memory may cost, and what may be added by a change of structure.
    let factors: [(PartsSubjects.Way, Double)] = [(.loop, 1), (.headed, 1.7), (.memoized, 0.5)]
    let structure = 0.15
    var table = Table(
      title:
        "\(sections) sections of \(rows) rows, whole updates, multiples of the dictionary floor",
      rows: factors.map { way, factor in
        {
          let subjects = PartsSubjects(way, sections: sections, rows: rows)
          let bound = bound * factor
          return Row(
            name: way.rawValue,
            unit: subjects.floor,
            cells: [
              Cell(subjects.sameArrays, atMost: bound),
              Cell(subjects.rebuilt, atMost: bound),
              Cell(subjects.oneChange, atMost: bound),
              Cell(subjects.append, atMost: bound + structure),
              Cell(subjects.sectionAtTop, atMost: bound + structure),
            ]
          )
        }
      }
    )
    table.rows.append { plainParts(sections, rows) }
    return table
  }

  /// The batches of a collection view with a data source, as far as the columns concern them.
  private static func plainParts(_ sections: Int, _ rows: Int) -> Row {
    let parts = PlainParts(sections: sections, rows: rows)
    let others = ["same arrays", "rebuilt", "1 change"]
    return Row(
      name: "data source",
      unit: PartsSubjects(.loop, sections: sections, rows: rows).floor,
      cells: others.map { Cell(nil, column: $0) } + [Cell(parts.append), Cell(parts.sectionAtTop)]
    )
  }

  /// Whole updates of lists of some number of sections.
  static var partsByCount: Table {
    Table(
      title: "Whole updates by the number of sections of 1 row, multiples of the dictionary floor",
      rows: [10, 100, 1_000, 10_000].map { count in
        {
          let subjects = PartsSubjects(.loop, sections: count, rows: 1)
          return Row(
            name: "\(count) sections",
            unit: subjects.floor,
            cells: [
              subjects.sameArrays, subjects.rebuilt, subjects.append, subjects.sectionAtTop,
            ].map { Cell($0) }
          )
        }
      }
    )
  }

  /// What ten times as many sections cost.
  static var partsGrowth: Table {
    Table(
      title: "10,000 sections of 1 row, multiples of 1,000 sections",
      rows: PartsSubjects.Way.allCases.map { way in
        {
          Row(
            name: way.rawValue,
            unit: PartsSubjects(way, sections: 1_000, rows: 1).sameArrays,
            cells: [
              Cell(PartsSubjects(way, sections: 10_000, rows: 1).sameArrays, atMost: 11)
            ]
          )
        }
      }
    )
  }
}

/// Measures how much of an update in which nothing differs goes into showing it.
@MainActor
enum ShowingShare {
  static func report(to report: inout Report) {
    print("\nCommitting and settling when nothing differs, parts of the whole update")
    for (sections, rows) in [(1, 5_000), (100, 100), (1_000, 10), (1_000, 1)] {
      let subjects = PartsSubjects(.loop, sections: sections, rows: rows)
      report.add(
        "\(sections) sections of \(rows) rows",
        subjects.shareOfShowing(),
        atMost: 0.05
      )
    }
  }
}
