import Foundation
@testable import Roster

/// A list of 1,000 sections with 100 rows each, and ways of changing it.
struct Sectioned {
  typealias Rows = [Row<UUID>]

  let old: [(id: Int, rows: Rows)]

  init() {
    old = (0..<1_000).map { section in
      (section, (0..<100).map { Row(id: UUID(number: UInt64(section * 100 + $0)), payload: $0) })
    }
  }

  var snapshot: Snapshot { snapshot(of: old) }

  /// The same rows in the same arrays, in sections that are made anew.
  var remade: Snapshot { snapshot(of: old) }

  /// 1 % of the rows changed, one section moved, every array made anew.
  var edited: Snapshot {
    var generator = SeededGenerator(seed: 7)
    var sections = old.map { section in (id: section.id, rows: section.rows.map { $0 }) }
    func section() -> Int { Int.random(in: 0..<sections.count, using: &generator) }
    func row() -> Int { Int.random(in: 0..<90, using: &generator) }
    for number in 0..<350 {
      sections[section()].rows[row()].payload += 1
      if number >= 300 { continue }
      sections[section()].rows.remove(at: row())
      let new = Row(id: UUID(number: UInt64(1_000_000 + number)), payload: 0)
      sections[section()].rows.insert(new, at: row())
    }
    for _ in 0..<50 {
      let moved = sections[section()].rows.remove(at: row())
      sections[section()].rows.insert(moved, at: row())
    }
    sections.insert(sections.remove(at: 700), at: 100)
    return snapshot(of: sections)
  }

  private func snapshot(of sections: [(id: Int, rows: Rows)]) -> Snapshot {
    Snapshot(
      sections: sections.map { section in
        let run = Run(Column(section.rows), controller: ControllerKind(Row<UUID>.self))
        return SnapshotSection(id: SectionID(section.id), runs: [run])
      }
    )
  }
}
