import Foundation
@testable import Roster
import Testing

@MainActor
@Suite struct PlacementAnchorTests {
  private let placement = ListPlacement([
    PlacementModel.section(.list, [10, 20, 30], header: 5),
    PlacementModel.section(.grid(columns: 2), [10, 40, 20], header: 7),
  ])

  @Test(arguments: [(0, 0), (0.02, 0)] as [(CGFloat, CGFloat)])
  func `a list at its top is held by its header`(top: CGFloat, start: CGFloat) {
    let anchor = placement.anchor(from: top, to: 50)
    #expect(anchor == PlacementAnchor(part: .header(section: 0), start: start))
  }

  @Test func `the first item that begins in the visible area is held`() {
    let item = PlacementAnchor.Part.item(Position(section: 0, item: 1))
    #expect(placement.anchor(from: 6, to: 50) == PlacementAnchor(part: item, start: 15))
    #expect(placement.start(of: item) == 15)
  }

  @Test func `an item of a grid is held by its line`() {
    let item = PlacementAnchor.Part.item(Position(section: 1, item: 0))
    #expect(placement.anchor(from: 70, to: 200) == PlacementAnchor(part: item, start: 75))
  }

  @Test func `an item that fills the visible area is held itself`() {
    let item = PlacementAnchor.Part.item(Position(section: 0, item: 2))
    #expect(placement.anchor(from: 40, to: 60) == PlacementAnchor(part: item, start: 35))
  }

  @Test func `nothing is held where there is nothing`() {
    #expect(placement.anchor(from: 500, to: 600) == nil)
    #expect(placement.start(of: .item(Position(section: 0, item: 3))) == nil)
    #expect(placement.start(of: .header(section: 2)) == nil)
  }
}
