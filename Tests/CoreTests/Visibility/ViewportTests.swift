@testable import Roster
import Testing

@Suite struct ViewportTests {
  private let viewport = Viewport(Area(x: 0, y: 100, width: 100, height: 100))

  private func exposure(_ y: Double, _ height: Double, in viewport: Viewport) -> Exposure {
    viewport.exposure(of: Area(x: 0, y: y, width: 100, height: height))
  }

  @Test(arguments: [
    (50.0, 50.0, 0.0), (200, 50, 0), (75, 50, 0.5), (100, 50, 1), (175, 100, 0.25), (0, 400, 0.25),
  ])
  func `the visible fraction of an item is the part inside the viewport`(
    y: Double,
    height: Double,
    fraction: Double
  ) {
    #expect(exposure(y, height, in: viewport).fraction == fraction)
  }

  @Test func `edges that touch are not visible, nor is what rounding makes of them`() {
    #expect(!exposure(0, 100, in: viewport).isVisible)
    #expect(!exposure(0, 100.000_001, in: viewport).isVisible)
    #expect(exposure(0, 100.5, in: viewport).isVisible)
  }

  @Test func `an item that is whole but for rounding is whole`() {
    #expect(exposure(99.999_999, 50, in: viewport) == .whole)
    #expect(!exposure(99.5, 50, in: viewport).isWhole)
  }

  @Test func `an item that is larger than the viewport is whole when it fills it`() {
    #expect(exposure(50, 400, in: viewport).isWhole)
    #expect(exposure(50, 400, in: viewport).coverage == 1)
    #expect(exposure(50, 400, in: viewport).fraction == 0.25)
    #expect(!exposure(150, 400, in: viewport).isWhole)
    let broad = viewport.exposure(of: Area(x: -50, y: 100, width: 400, height: 50))
    #expect(broad.isWhole)
    #expect(broad.fraction == 0.25)
  }

  @Test func `what lacks as much as rounding never takes is not whole`() {
    let large = Viewport(Area(x: 0, y: 0, width: 100, height: 100))
    #expect(!large.exposure(of: Area(x: -0.01, y: 0, width: 1, height: 50)).isWhole)
    #expect(!large.exposure(of: Area(x: 0, y: -0.01, width: 50, height: 1)).isWhole)
    #expect(!large.exposure(of: Area(x: 0.01, y: 0, width: 400, height: 50)).isWhole)
    #expect(!large.exposure(of: Area(x: 0, y: 0.01, width: 50, height: 400)).isWhole)
  }

  @Test(arguments: [0, -5, Double.nan, .infinity])
  func `what has no size cannot be seen`(height: Double) {
    #expect(exposure(120, height, in: viewport) == .none)
    let flat = Viewport(Area(x: 0, y: 100, width: 100, height: height))
    #expect(exposure(0, 400, in: flat) == .none)
  }

  @Test func `an area can be seen if both its sides have a length`() {
    func isSeeable(_ width: Double, _ height: Double) -> Bool {
      Area(x: 5, y: 5, width: width, height: height).isSeeable
    }
    #expect(isSeeable(1, 1))
    for side in [0, -1, Double.infinity, .nan] {
      #expect(!isSeeable(side, 1))
      #expect(!isSeeable(1, side))
    }
  }

  @Test func `a share as thin as what rounding makes is not visible, a thicker one is`() {
    let viewport = Viewport(Area(x: 0, y: 0, width: 100, height: 100))
    func exposure(_ width: Double, _ height: Double) -> Exposure {
      viewport.exposure(of: Area(x: 0, y: 0, width: width, height: height))
    }
    #expect(exposure(50, 0.01) == .none)
    #expect(exposure(0.01, 50) == .none)
    #expect(exposure(0.02, 0.02) == .whole)
  }

  @Test(arguments: [0, -5, Double.nan, .infinity])
  func `what has no width cannot be seen`(width: Double) {
    #expect(viewport.exposure(of: Area(x: 0, y: 100, width: width, height: 50)) == .none)
    let flat = Viewport(Area(x: 0, y: 100, width: width, height: 100))
    #expect(exposure(100, 50, in: flat) == .none)
  }

  @Test func `a list of which a half is cut off shows half as much of its items`() {
    let clipped = viewport.clipped(to: Area(x: 0, y: 0, width: 50, height: 1000))
    #expect(exposure(100, 50, in: clipped).fraction == 0.5)
    #expect(exposure(75, 50, in: clipped).fraction == 0.25)
    #expect(!exposure(50, 400, in: clipped).isWhole)
    let gone = viewport.clipped(to: Area(x: 0, y: 500, width: 50, height: 50))
    #expect(exposure(100, 50, in: gone) == .none)
  }
}
