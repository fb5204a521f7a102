@testable import Roster
import Testing

/// A line of ten items, each 80 long, 10 apart and 12 from the ends; 320 of it are visible.
@Suite struct PagingGoalTests {
  private let goal = PagingGoal(
    (0..<10).map { item in
      let start = 12 + Double(item) * 90
      return PagingGoal.Item(from: start, to: start + 80, lead: 12)
    },
    length: 320,
    most: 12 + 10 * 90 - 10 + 12 - 320
  )

  private func rest(
    _ paging: SectionLayout.PagingBehavior,
    proposed: Double,
    from present: Double? = nil,
    start: Double = 0,
    velocity: Double = 0
  ) -> Double {
    goal.distance(
      by: paging,
      proposed: proposed,
      present: present ?? proposed,
      start: start,
      velocity: velocity
    )
  }

  @Test func `without paging, a list rests wherever it would`() {
    #expect(rest(.none, proposed: 133) == 133)
    #expect(rest(.none, proposed: -20) == 0)
  }

  @Test func `a list rests at the nearest item, or at its end`() {
    #expect(rest(.item, proposed: 100) == 90)
    #expect(rest(.item, proposed: 140) == 180)
    #expect(rest(.item, proposed: 580) == 594)
    #expect(rest(.item, proposed: 2_000) == 594)
    #expect(rest(.item, proposed: -40) == 0)
  }

  @Test func `a flick does not lead back to where the finger left`() {
    #expect(rest(.item, proposed: 100, from: 92, velocity: 0.5) == 180)
    #expect(rest(.item, proposed: 80, from: 88, velocity: -0.5) == 0)
    #expect(rest(.item, proposed: 100, from: 92, velocity: 0.01) == 90)
    #expect(rest(.item, proposed: 500, from: 10, velocity: 3) == 540)
  }

  @Test func `an item is brought to the middle`() {
    // The middle of item 3 is at 322, and that of the screen at 160.
    #expect(rest(.centeredItem, proposed: 150) == 162)
    #expect(rest(.centeredItem, proposed: 30) == 0)
    #expect(rest(.centeredItem, proposed: 162, from: 170, velocity: -1) == 162)
    #expect(rest(.centeredItem, proposed: 165, from: 170, velocity: 1) == 252)
  }

  @Test func `a page begins with the first item that is not wholly visible`() {
    #expect(rest(.page, proposed: 900, from: 40, velocity: 4) == 270)
    #expect(rest(.page, proposed: 900, from: 280, start: 270, velocity: 4) == 540)
    #expect(rest(.page, proposed: 900, from: 550, start: 540, velocity: 4) == 594)
    #expect(rest(.page, proposed: -500, from: 500, start: 540, velocity: -4) == 270)
    #expect(rest(.page, proposed: -500, from: 200, start: 270, velocity: -4) == 0)
  }

  @Test func `a slow drag rests at the nearest page, and one that is taken back where it began`() {
    #expect(rest(.page, proposed: 100) == 0)
    #expect(rest(.page, proposed: 140) == 270)
    #expect(rest(.page, proposed: -200, from: 100, start: 0, velocity: -2) == 0)
    #expect(rest(.page, proposed: 400, from: 240, start: 270, velocity: 2) == 270)
  }

  @Test func `the user can scroll to the end of an item that is longer than the screen`() {
    let long = PagingGoal(
      [
        PagingGoal.Item(from: 0, to: 1_000, lead: 0),
        PagingGoal.Item(from: 1_000, to: 1_400, lead: 0),
      ],
      length: 400,
      most: 1_000
    )
    func rest(
      _ paging: SectionLayout.PagingBehavior,
      _ proposed: Double,
      start: Double,
      velocity: Double
    ) -> Double {
      long.distance(
        by: paging,
        proposed: proposed,
        present: start,
        start: start,
        velocity: velocity
      )
    }
    #expect(rest(.item, 300, start: 0, velocity: 1) == 300)
    #expect(rest(.item, 800, start: 300, velocity: 1) == 1_000)
    #expect(rest(.page, 900, start: 0, velocity: 1) == 400)
    #expect(rest(.page, 900, start: 400, velocity: 1) == 800)
    #expect(rest(.page, 900, start: 800, velocity: 1) == 1_000)
    #expect(rest(.page, 0, start: 1_000, velocity: -1) == 600)
  }

  @Test func `a page that would begin but half a point earlier is no page of its own`() {
    let goal = PagingGoal(
      [
        PagingGoal.Item(from: 0, to: 250, lead: 0), PagingGoal.Item(from: 250, to: 350, lead: 0),
        PagingGoal.Item(from: 350, to: 450, lead: 0),
      ],
      length: 100,
      most: 350
    )
    func back(from start: Double) -> Double {
      goal.distance(by: .page, proposed: 0, present: start, start: start, velocity: -1)
    }
    #expect(back(from: 250.5) == 150.5)
    #expect(back(from: 251) == 250)
  }

  @Test func `a list without items rests within its ends`() {
    for paging in SectionLayout.PagingBehavior.allCases {
      let empty = PagingGoal([], length: 320, most: -20)
      let rest = empty.distance(by: paging, proposed: 50, present: 50, start: 0, velocity: 1)
      #expect(rest == 0)
    }
  }

  @Test func `what is off by half a point counts as being there`() {
    func page(_ edges: [Double], from start: Double, velocity: Double) -> Double {
      let items = zip(edges, edges.dropFirst()).map { PagingGoal.Item(from: $0, to: $1, lead: 0) }
      return PagingGoal(items, length: 200, most: 400)
        .distance(by: .page, proposed: start, present: start, start: start, velocity: velocity)
    }
    // The second item ends half a point beyond the page, so the third begins the next one.
    #expect(page([0, 100, 200.5, 300, 600], from: 0, velocity: 1) == 200.5)
    // The item that begins half a point before a page begins it.
    #expect(page([0, 100, 200.5, 300, 600], from: 201, velocity: -1) == 0)
    // An item that begins half a point after a page, and is longer, is scrolled through.
    #expect(page([0.5, 600], from: 0, velocity: 1) == 200)
  }

  @Test func `an item that is longer than the screen is scrolled up to its end`() {
    let items = [0.0, 100, 500, 600]
    let goal = PagingGoal(
      zip(items, items.dropFirst()).map { PagingGoal.Item(from: $0, to: $1, lead: 0) },
      length: 200,
      most: 400
    )
    func rest(_ proposed: Double) -> Double {
      goal.distance(by: .item, proposed: proposed, present: proposed, start: 0, velocity: 0)
    }
    #expect(rest(220) == 220)
    #expect(rest(300) == 300)
    #expect(rest(301) == 400)
  }

  @Test func `a finger that moves by a tenth of a point in a millisecond flicks`() {
    #expect(rest(.item, proposed: 100, from: 92, velocity: 0.1) == 180)
  }
}
