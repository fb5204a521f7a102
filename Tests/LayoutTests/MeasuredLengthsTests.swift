import Foundation
@testable import Roster
import RosterPlatform
import Testing

@MainActor
@Suite struct MeasuredLengthsTests {
  private let room = ItemContainer(size: CGSize(width: 300, height: 400))
  private let narrow = ItemContainer(size: CGSize(width: 200, height: 400))

  @Test func `a height is known for the width that it was measured in`() {
    var lengths = MeasuredLengths()
    #expect(lengths.isEmpty)
    #expect(lengths.take(80, in: room) == .changed)
    #expect(lengths.length(in: room) == 80)
    #expect(lengths.length(in: narrow) == nil)
    #expect(lengths.take(120, in: narrow) == .changed)
    #expect(lengths.length(in: room) == 80)
    #expect(lengths.isCurrent(in: room))
  }

  @Test func `a height is known for the traits that it was measured in`() {
    let large = ItemContainer(
      size: room.size,
      traits: UITraitCollection(preferredContentSizeCategory: .extraLarge)
    )
    var lengths = MeasuredLengths()
    _ = lengths.take(80, in: room)
    #expect(lengths.length(in: large) == nil)
    #expect(!lengths.isCurrent(in: large))
  }

  @Test func `a height does not depend on colours`() {
    let light = ItemContainer(
      size: room.size,
      traits: UITraitCollection(userInterfaceStyle: .light)
    )
    let dark = ItemContainer(size: room.size, traits: UITraitCollection(userInterfaceStyle: .dark))
    var lengths = MeasuredLengths()
    _ = lengths.take(80, in: light)
    #expect(lengths.length(in: dark) == 80)
    #expect(lengths.isCurrent(in: dark))
  }

  @Test func `a view may go on growing from turn to turn`() {
    var lengths = MeasuredLengths()
    for turn in 1...5 {
      let height = CGFloat(turn * 20)
      #expect(lengths.take(height, in: room, turn: turn) == .changed)
      #expect(lengths.take(height + 5, in: room, turn: turn) == .changed)
      #expect(lengths.take(height + 9, in: room, turn: turn) == .unsettled)
      #expect(lengths.isCurrent(in: room))
    }
    #expect(lengths.length(in: room) == 105)
  }

  @Test func `another visible height of the list is the same room`() {
    var lengths = MeasuredLengths()
    _ = lengths.take(80, in: room)
    #expect(lengths.length(in: ItemContainer(size: CGSize(width: 300, height: 9))) == 80)
  }

  @Test func `a view may change its mind once`() {
    var lengths = MeasuredLengths()
    #expect(lengths.take(80, in: room) == .changed)
    #expect(lengths.take(80, in: room) == .unchanged)
    #expect(lengths.take(90, in: room) == .changed)
    #expect(lengths.take(90, in: room) == .unchanged)
    #expect(lengths.take(100, in: room) == .unsettled)
    #expect(lengths.length(in: room) == 90)
  }

  @Test func `a height goes on as an estimate when the content changes`() {
    var lengths = MeasuredLengths()
    _ = lengths.take(80, in: room)
    _ = lengths.take(90, in: room)
    lengths.expire()
    #expect(lengths.length(in: room) == 90)
    #expect(!lengths.isCurrent(in: room))
    #expect(lengths.take(90, in: room) == .unchanged)
    #expect(lengths.isCurrent(in: room))
    #expect(lengths.take(70, in: room) == .changed)
  }

  @Test func `a height is rounded up to whole pixels`() {
    let room = ItemContainer(size: room.size, traits: UITraitCollection(displayScale: 2))
    var lengths = MeasuredLengths()
    _ = lengths.take(80.1, in: room)
    #expect(lengths.length(in: room) == 80.5)
    #expect(lengths.take(80.3, in: room) == .unchanged)
  }

  @Test func `only the latest rooms are remembered`() {
    var lengths = MeasuredLengths()
    for width in 1...10 {
      _ = lengths.take(80, in: ItemContainer(size: CGSize(width: CGFloat(width), height: 1)))
    }
    #expect(lengths.length(in: ItemContainer(size: CGSize(width: 10, height: 1))) == 80)
    #expect(lengths.length(in: ItemContainer(size: CGSize(width: 1, height: 1))) == nil)
  }
}
