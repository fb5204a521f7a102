@testable import Roster
import Testing

@Suite struct ImpressionTrackerTests {
  private let half = Impression("half", fraction: 0.5, dwell: .seconds(1))

  @Test func `an item is seen when enough of it has been on screen for long enough`() {
    let tracker = Tracker([half])
    #expect(tracker.update(coverage: 0.4, at: .seconds(0)).isEmpty)
    #expect(tracker.nextDeadline == nil)
    #expect(tracker.update(coverage: 0.5, at: .seconds(3)).isEmpty)
    #expect(tracker.nextDeadline == .seconds(4))
    #expect(tracker.advance(to: .milliseconds(3999)).isEmpty)
    #expect(tracker.advance(to: .seconds(4)) == [half])
    #expect(tracker.nextDeadline == nil)
  }

  @Test func `an interruption starts the time again`() {
    let tracker = Tracker([half])
    _ = tracker.update(coverage: 1, at: .seconds(0))
    _ = tracker.update(coverage: 0.3, at: .milliseconds(900))
    _ = tracker.update(coverage: 1, at: .milliseconds(950))
    #expect(tracker.advance(to: .milliseconds(1900)).isEmpty)
    #expect(tracker.advance(to: .milliseconds(1950)) == [half])
  }

  @Test func `time that has passed counts although nobody asked meanwhile`() {
    let tracker = Tracker([half])
    _ = tracker.update(coverage: 1, at: .seconds(0))
    #expect(tracker.update(coverage: 0, at: .seconds(5)) == [half])
  }

  @Test func `an impression counts once, or each time that the item comes back`() {
    let each = Impression("each", fraction: 0.5, dwell: .seconds(1), repeats: .eachTime)
    let tracker = Tracker([half, each])
    var seen: [[Impression]] = []
    for round in 0..<3 {
      let start = Duration.seconds(round * 10)
      _ = tracker.update(coverage: 1, at: start)
      seen.append(tracker.advance(to: start + .seconds(2)))
      _ = tracker.update(coverage: 0, at: start + .seconds(3))
    }
    #expect(seen == [[half, each], [each], [each]])
  }

  @Test(arguments: [Duration.zero, .seconds(-4)])
  func `without a dwell time an item is seen at once`(dwell: Duration) {
    let impression = Impression(fraction: 0.5, dwell: dwell, repeats: .eachTime)
    let tracker = Tracker([impression])
    #expect(tracker.update(coverage: 0.6, at: .seconds(1)) == [impression])
    #expect(tracker.update(coverage: 0.7, at: .seconds(1)).isEmpty)
    #expect(tracker.update(coverage: 0, at: .seconds(1)).isEmpty)
    #expect(tracker.update(coverage: 0.6, at: .seconds(1)) == [impression])
  }

  @Test func `a fraction that is none is put right, and what is not visible is never seen`() {
    #expect(Impression(fraction: 7).fraction == 1)
    #expect(Impression(fraction: -1).fraction == 0)
    #expect(Impression(fraction: .nan).fraction == 0)
    let tracker = Tracker([Impression(fraction: 0, dwell: .zero)])
    #expect(tracker.update(coverage: 0, at: .zero).isEmpty)
    #expect(tracker.update(coverage: 0.001, at: .zero).count == 1)
  }

  @Test func `impressions that stay keep their progress when others come`() {
    let tracker = Tracker([half, half])
    #expect(tracker.impressions == [half])
    _ = tracker.update(coverage: 1, at: .zero)
    tracker.replace(with: [Impression("other"), half])
    #expect(tracker.advance(to: .seconds(1)) == [half])
  }
}

/// A tracker that expectations can call.
private final class Tracker {
  private var tracker: ImpressionTracker

  init(_ impressions: [Impression]) {
    tracker = ImpressionTracker(impressions)
  }

  var impressions: [Impression] { tracker.impressions }

  var nextDeadline: Duration? { tracker.nextDeadline }

  func update(coverage: Double, at now: Duration) -> [Impression] {
    tracker.update(coverage: coverage, at: now)
  }

  func advance(to now: Duration) -> [Impression] {
    tracker.advance(to: now)
  }

  func replace(with impressions: [Impression]) {
    tracker.replace(with: impressions)
  }
}
