@testable import Roster
import Testing

@Suite struct ScrollAxisTests {
  private let axis = ScrollAxis(offset: 300, length: 100, content: 1000, leading: 10, trailing: 20)

  @Test func `the top is below the bars and the sticky header`() {
    #expect(axis.offset(showing: 500, to: 540, at: .top) == 490)
    #expect(axis.offset(showing: 500, to: 540, at: .top, covered: 30) == 460)
    #expect(axis.offset(showing: 500, to: 540, at: .top, covered: 30, distance: 5) == 455)
  }

  @Test func `the bottom is above the bars`() {
    #expect(axis.offset(showing: 500, to: 540, at: .bottom) == 460)
    #expect(axis.offset(showing: 500, to: 540, at: .bottom, distance: 5) == 465)
  }

  @Test func `a sticky footer covers the bottom`() {
    #expect(axis.offset(showing: 500, to: 540, at: .bottom, coveredEnd: 30) == 490)
    #expect(axis.offset(showing: 500, to: 540, at: .center, coveredEnd: 20) == 485)
    #expect(axis.offset(showing: 360, to: 400, at: .nearest, coveredEnd: 30) == 350)
  }

  @Test func `the center is the middle of what is not covered`() {
    #expect(axis.offset(showing: 500, to: 540, at: .center) == 475)
    #expect(axis.offset(showing: 500, to: 540, at: .center, covered: 20) == 465)
  }

  @Test func `nothing moves for what is wholly visible`() {
    #expect(axis.offset(showing: 320, to: 360, at: .nearest) == 300)
    #expect(axis.offset(showing: 310, to: 380, at: .nearest) == 300)
  }

  @Test func `what is beyond an edge comes to that edge`() {
    #expect(axis.offset(showing: 305, to: 340, at: .nearest) == 295)
    #expect(axis.offset(showing: 360, to: 400, at: .nearest) == 320)
    #expect(axis.offset(showing: 305, to: 340, at: .nearest, covered: 20, distance: 4) == 271)
  }

  @Test func `scrolling to an item longer than the view shows its nearer edge`() {
    #expect(axis.offset(showing: 400, to: 600, at: .nearest) == 390)
    #expect(axis.offset(showing: 100, to: 300, at: .nearest) == 220)
    #expect(axis.offset(showing: 250, to: 450, at: .nearest) == 300)
  }

  @Test(arguments: ScrollAlignment.allCases)
  func `no offset is beyond the content`(alignment: ScrollAlignment) {
    #expect(axis.offset(showing: 0, to: 1, at: alignment, distance: 500) >= -10)
    #expect(axis.offset(showing: 999, to: 1000, at: alignment, distance: 500) <= 920)
    let short = ScrollAxis(offset: 0, length: 100, content: 50, leading: 10, trailing: 20)
    #expect(short.offset(showing: 40, to: 50, at: alignment) == -10)
  }
}
