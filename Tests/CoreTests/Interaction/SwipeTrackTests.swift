@testable import Roster
import Testing

@Suite struct SwipeTrackTests {
  private let track = SwipeTrack(row: 400, actions: 160, performsFirst: true)

  @Test func `a row follows the finger, and never goes beyond its place`() {
    #expect(track.distance(after: 100) == 100)
    #expect(track.distance(after: -100) == 0)
    #expect(track.distance(after: 900) == 400)
  }

  @Test func `a second swipe continues where the first one left the row`() {
    let track = SwipeTrack(row: 400, actions: 160, performsFirst: true, start: 160)
    #expect(track.distance(after: -60) == 100)
    #expect(track.rest(at: 100, velocity: 0) == .open)
    #expect(track.rest(at: 79, velocity: 0) == .closed)
  }

  @Test func `a row whose first action is not done resists beyond its actions`() {
    let track = SwipeTrack(row: 400, actions: 160, performsFirst: false)
    #expect(track.distance(after: 260) == 180)
    #expect(track.rest(at: 390, velocity: 0) == .open)
    #expect(!track.isFull(at: 400))
  }

  @Test(arguments: [(239, SwipeTrack.Rest.open), (240, .full), (81, .open), (80, .closed)])
  func `where a row stays depends on how far it is aside`(
    _ distance: Double,
    _ rest: SwipeTrack.Rest
  ) {
    #expect(track.rest(at: distance, velocity: 0) == rest)
  }

  @Test func `a flick decides before the distance does`() {
    #expect(track.rest(at: 20, velocity: 300) == .open)
    #expect(track.rest(at: 20, velocity: 250) == .closed)
    #expect(track.rest(at: 300, velocity: -300) == .closed)
    #expect(track.rest(at: 300, velocity: -250) == .full)
  }

  @Test func `the first action takes a swipe well beyond all actions, whatever their width`() {
    let wide = SwipeTrack(row: 400, actions: 320, performsFirst: true)
    #expect(!wide.isFull(at: 359))
    #expect(wide.isFull(at: 360))
    let narrow = SwipeTrack(row: 100, actions: 90, performsFirst: true)
    #expect(narrow.isFull(at: 95))
    #expect(!narrow.isFull(at: 94))
  }
}
