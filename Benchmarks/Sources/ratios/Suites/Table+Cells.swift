import Workloads

extension Table {
  /// Cells that constraints place.
  static var constrainedCells: Table {
    Table(
      title: "Cells placed by constraints, multiples of the dictionary floor of 1,000 UUIDs",
      rows: [
        { row("19 constraints", lines: 1, build: 0.45) },
        { row("54 constraints", lines: 6, build: 2) },
        {
          Row(
            name: "list",
            unit: ConstrainedCellSubjects.floor,
            cells: [Cell(ConstrainedCellSubjects.scrolling)]
          )
        },
      ]
    )
  }

  /// Whether many cells cost more than as many times one.
  static var manyConstrainedCells: Table {
    Table(
      title: "Making and measuring cells, multiples of one",
      rows: [
        {
          Row(
            name: "cells",
            unit: ConstrainedCellSubjects.cells(1),
            cells: [Cell(ConstrainedCellSubjects.cells(1_000), atMost: 1_200)]
          )
        }
      ]
    )
  }

  private static func row(_ name: String, lines: Int, build: Double) -> Row {
    Row(
      name: name,
      unit: ConstrainedCellSubjects.floor,
      cells: [
        Cell(ConstrainedCellSubjects.build(lines: lines), atMost: build),
        Cell(ConstrainedCellSubjects.width(lines: lines), atMost: 0.03),
        Cell(ConstrainedCellSubjects.text(lines: lines), atMost: 0.15),
        Cell(ConstrainedCellSubjects.constant(lines: lines)),
      ]
    )
  }
}

/// Counts the objects that an edited constant allocates.
@MainActor
enum ConstrainedObjects {
  static func report(to report: inout Report) {
    print("\nObjects that are allocated for each edited constant")
    let times = 1_000
    for lines in [1, 6] {
      let subjects = [
        ConstrainedCellSubjects.constant(lines: lines),
        ConstrainedCellSubjects.placing(lines: lines),
      ]
      for subject in subjects {
        for _ in 0..<times { subject.work() }
        guard let count = ObjectCount.during({ for _ in 0..<times { subject.work() } }) else {
          return
        }
        report.add(
          "\(subject.name), lines: \(lines)",
          Double(count) / Double(times),
          atMost: 0
        )
      }
    }
  }
}
