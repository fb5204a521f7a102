import Foundation
import RosterCore

/// Prints figures as ratios, and remembers which of them miss their bounds.
struct Report {
  private(set) var misses = 0

  mutating func heading(_ text: String) {
    print("\n\(text)")
    let columns = ["diff", "bound", "plan", "bound", "Heckel", "scan", "floor, µs"]
    print(
      "workload".padding(toLength: 16, withPad: " ", startingAt: 0)
        + columns.map { pad($0) }.joined()
    )
  }

  /// Prints the figures of a flat workload.
  mutating func add<ID: BenchmarkIdentifier>(
    _ workload: Workload,
    _ type: ID.Type,
    count: Int,
    rounds: Int,
    bounds: Bounds?
  ) {
    let (old, new) = workload.lists(type, count: count)
    let scratch = DiffScratch()
    let oldSnapshot = snapshot(old)
    let times = Measurement.medians(
      of: [
        .init(name: "floor") { consume(dictionaryFloor(old, new)) },
        .init(name: "diff") { consume(diff(old, new, scratch)) },
        .init(name: "plan") { consume(plan(from: oldSnapshot, to: new, scratch)) },
        .init(name: "Heckel") { consume(heckel(old, new)) },
        .init(name: "scan") { consume(scanFloor(old, new)) },
      ],
      rounds: rounds
    )
    let ratios = times.map { $0 / times[0] }
    let cells = [
      check(ratios[1], bounds?.diff), bound(bounds?.diff),
      check(ratios[2], bounds?.plan), bound(bounds?.plan),
      figure(ratios[3]), figure(ratios[4]), String(format: "%.0f", times[0]),
    ]
    print(
      workload.rawValue.padding(toLength: 16, withPad: " ", startingAt: 0)
        + cells.map { pad($0) }.joined()
    )
  }

  /// Prints the figures of the sectioned list.
  mutating func addSectioned(rounds: Int) {
    let sectioned = Sectioned()
    let rows = sectioned.old.flatMap(\.rows)
    let (old, remade, edited) = (sectioned.snapshot, sectioned.remade, sectioned.edited)
    let scratch = DiffScratch()
    func changeset(_ new: Snapshot) { consume(Changeset(from: old, to: new, using: scratch)) }
    let times = Measurement.medians(
      of: [
        .init(name: "floor") { consume(dictionaryFloor(rows, rows)) },
        .init(name: "same snapshot") { changeset(old) },
        .init(name: "same arrays") { changeset(remade) },
        .init(name: "1 % edits") { changeset(edited) },
      ],
      rounds: rounds
    )
    print("\n1,000 sections of 100 rows, UUID ids, changeset")
    let bounds = [nil, 0.0005, nil, 0.06]
    let names = ["", "same snapshot", "same arrays", "1 % rebuilt"]
    for index in 1..<times.count {
      print(
        names[index].padding(toLength: 16, withPad: " ", startingAt: 0)
          + pad(check(times[index] / times[0], bounds[index])) + pad(bound(bounds[index]))
      )
    }
  }

  private mutating func check(_ ratio: Double, _ bound: Double?) -> String {
    guard let bound, ratio > bound else { return figure(ratio) }
    misses += 1
    return figure(ratio) + "!"
  }

  private func figure(_ ratio: Double) -> String { String(format: "%.4f", ratio) }

  private func bound(_ bound: Double?) -> String { bound.map { "≤ \($0)" } ?? "" }

  private func pad(_ text: String) -> String {
    String(repeating: " ", count: max(1, 10 - text.count)) + text
  }
}
