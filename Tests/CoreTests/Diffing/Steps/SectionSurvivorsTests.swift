import Testing

@testable import RosterCore

/// Which sections are in both lists, and where.
struct SectionSurvivorsTests {
  private func survivors(_ changes: SectionChanges, of count: Int) -> String {
    changes.survivors(oldCount: count).map { "\($0.from)→\($0.to)" }.joined(separator: " ")
  }

  @Test func `without changes each section is where it was`() {
    #expect(survivors(SectionChanges(), of: 3) == "0→0 1→1 2→2")
  }

  @Test func `sections that go or come shift those behind them`() {
    let changes = SectionChanges(deleted: [0], inserted: [1, 2])
    #expect(survivors(changes, of: 3) == "1→0 2→3")
  }

  @Test func `a section that moves passes those that stay`() {
    let changes = SectionChanges(moved: [Move(from: 0, to: 2)])
    #expect(survivors(changes, of: 3) == "1→0 2→1 0→2")
  }

  @Test func `no section survives if all are replaced`() {
    let changes = SectionChanges(deleted: [0, 1], inserted: [0, 1, 2])
    #expect(survivors(changes, of: 2) == "")
  }
}
