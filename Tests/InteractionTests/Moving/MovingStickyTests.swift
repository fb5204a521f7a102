import ListFixtures
import Roster
import RosterTesting
import Testing

/// Items that are moved below and across sticky ones.
@MainActor
@Suite(.serialized) struct MovingStickyTests {
  private let log = MoveLog()
  private let list = ListHarness(size: CGSize(width: 320, height: 300), layout: ListLayout())

  @Test func `a sticky item stays at the top while an item is carried from below it to above it`() {
    show(["a", "b"], of: 10)
    list.scroll(to: 300)
    #expect(list.top(0) == 300)
    #expect(list.pickUp([0, 8]))
    list.carry(to: [0, 9])
    #expect(list.top(0) == 300)
    // The item takes the place before the second sticky item, which is now one place further down.
    list.carry(to: [0, 11])
    list.scroll(to: 560)
    #expect(list.top(10) == 560)
    #expect(list.cell(MovableCell.self, at: [0, 10])?.frame.minY == 560)
    list.cancelDrag()
    list.scroll(to: 560)
    #expect(list.top(11) == 560)
    #expect(list.issues.isEmpty)
  }

  private func show(_ days: [String], of count: Int) {
    list.apply(
      Section("days") {
        ForEach(Array(days.enumerated()), id: \.offset) { day in
          Items([Note(100 + day.offset, "fixed")]) { [log] in MovableController($0, log: log) }
            .sticky()
          Items(notes(day.offset * 10 + 1...day.offset * 10 + count)) { [log] in
            MovableController($0, log: log)
          }
        }
      }
    )
  }
}
