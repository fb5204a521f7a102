import Foundation
import RosterLayout
import RosterPlatform
import Testing

@MainActor
@Suite struct MeasuredHeightsTests {
  private let room = Container(size: CGSize(width: 300, height: 400))
  private let narrow = Container(size: CGSize(width: 200, height: 400))

  @Test func `a height is known for the width that it was measured in`() {
    var heights = MeasuredHeights()
    #expect(heights.isEmpty)
    #expect(heights.take(80, in: room) == .changed)
    #expect(heights.height(in: room) == 80)
    #expect(heights.height(in: narrow) == nil)
    #expect(heights.take(120, in: narrow) == .changed)
    #expect(heights.height(in: room) == 80)
    #expect(heights.isCurrent(in: room))
  }

  @Test func `a height is known for the traits that it was measured in`() {
    let large = Container(
      size: room.size,
      traits: UITraitCollection(preferredContentSizeCategory: .extraLarge)
    )
    var heights = MeasuredHeights()
    _ = heights.take(80, in: room)
    #expect(heights.height(in: large) == nil)
    #expect(!heights.isCurrent(in: large))
  }

  @Test func `a height does not depend on colours`() {
    let light = Container(
      size: room.size,
      traits: UITraitCollection(userInterfaceStyle: .light)
    )
    let dark = Container(size: room.size, traits: UITraitCollection(userInterfaceStyle: .dark))
    var heights = MeasuredHeights()
    _ = heights.take(80, in: light)
    #expect(heights.height(in: dark) == 80)
    #expect(heights.isCurrent(in: dark))
  }

  @Test func `a view may go on growing from turn to turn`() {
    var heights = MeasuredHeights()
    for turn in 1...5 {
      let height = CGFloat(turn * 20)
      #expect(heights.take(height, in: room, turn: turn) == .changed)
      #expect(heights.take(height + 5, in: room, turn: turn) == .changed)
      #expect(heights.take(height + 9, in: room, turn: turn) == .unsettled)
      #expect(heights.isCurrent(in: room))
    }
    #expect(heights.height(in: room) == 105)
  }

  @Test func `another visible height of the list is the same room`() {
    var heights = MeasuredHeights()
    _ = heights.take(80, in: room)
    #expect(heights.height(in: Container(size: CGSize(width: 300, height: 9))) == 80)
  }

  @Test func `a view may change its mind once`() {
    var heights = MeasuredHeights()
    #expect(heights.take(80, in: room) == .changed)
    #expect(heights.take(80, in: room) == .unchanged)
    #expect(heights.take(90, in: room) == .changed)
    #expect(heights.take(90, in: room) == .unchanged)
    #expect(heights.take(100, in: room) == .unsettled)
    #expect(heights.height(in: room) == 90)
  }

  @Test func `a height goes on as an estimate when the content changes`() {
    var heights = MeasuredHeights()
    _ = heights.take(80, in: room)
    _ = heights.take(90, in: room)
    heights.expire()
    #expect(heights.height(in: room) == 90)
    #expect(!heights.isCurrent(in: room))
    #expect(heights.take(90, in: room) == .unchanged)
    #expect(heights.isCurrent(in: room))
    #expect(heights.take(70, in: room) == .changed)
  }

  @Test func `a height is rounded up to whole pixels`() {
    let room = Container(size: room.size, traits: UITraitCollection(displayScale: 2))
    var heights = MeasuredHeights()
    _ = heights.take(80.1, in: room)
    #expect(heights.height(in: room) == 80.5)
    #expect(heights.take(80.3, in: room) == .unchanged)
  }

  @Test func `only the latest rooms are remembered`() {
    var heights = MeasuredHeights()
    for width in 1...10 {
      _ = heights.take(80, in: Container(size: CGSize(width: CGFloat(width), height: 1)))
    }
    #expect(heights.height(in: Container(size: CGSize(width: 10, height: 1))) == 80)
    #expect(heights.height(in: Container(size: CGSize(width: 1, height: 1))) == nil)
  }
}
