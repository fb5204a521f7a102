import Testing

@testable import Roster

/// Which sections are in both lists, and where.
struct SectionSurvivorsTests {
  private func survivors(_ changes: SectionChanges, of count: Int) -> String {
    changes.stretches(oldCount: count).flatMap(\.sections).map { "\($0.from)→\($0.to)" }
      .joined(separator: " ")
  }

  @Test func `without changes each section is where it was`() {
    #expect(survivors(SectionChanges(), of: 3) == "0→0 1→1 2→2")
  }

  @Test func `sections that go or come shift those behind them`() {
    let changes = SectionChanges(removed: [0], inserted: [1, 2])
    #expect(survivors(changes, of: 3) == "1→0 2→3")
  }

  @Test func `a section that moves passes those that stay`() {
    let changes = SectionChanges(moved: [Move(from: 0, to: 2)])
    #expect(survivors(changes, of: 3) == "1→0 2→1 0→2")
  }

  @Test func `neighbors that stay neighbors are one stretch`() {
    let changes = SectionChanges(removed: [1], inserted: [0], moved: [Move(from: 4, to: 3)])
    #expect(
      changes.stretches(oldCount: 6) == [
        SectionStretch(from: 0, to: 1, count: 1), SectionStretch(from: 2, to: 2, count: 1),
        SectionStretch(from: 4, to: 3, count: 1), SectionStretch(from: 3, to: 4, count: 1),
        SectionStretch(from: 5, to: 5, count: 1),
      ]
    )
    let front = SectionChanges(inserted: [0])
    #expect(front.stretches(oldCount: 1_000) == [SectionStretch(from: 0, to: 1, count: 1_000)])
  }

  @Test func `a stretch has the sections at the same distance from its beginnings`() {
    let stretch = SectionStretch(from: 2, to: 5, count: 3)
    let held = (0..<8).flatMap { from in (0..<10).map { Move(from: from, to: $0) } }
      .filter(stretch.holds)
    #expect(held == Array(stretch.sections))
  }

  @Test func `no section survives if all are replaced`() {
    let changes = SectionChanges(removed: [0, 1], inserted: [0, 1, 2])
    #expect(survivors(changes, of: 2) == "")
  }
}
