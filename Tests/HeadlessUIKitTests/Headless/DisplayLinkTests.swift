import HeadlessUIKit
import Testing

@MainActor struct DisplayLinkTests {
  @Test func `a display link calls sixty times a second while time is advanced`() {
    Headless.withOwnTime {
      var times: [CFTimeInterval] = []
      let link = Headless.displayLink { times.append($0.timestamp) }
      Headless.advance(by: 1)
      #expect(times.isEmpty)
      link.add(to: .main, forMode: .common)
      Headless.advance(by: 1.005)
      #expect(times.count == 60)
      #expect(link.targetTimestamp > Headless.now)
      link.isPaused = true
      Headless.advance(by: 1)
      #expect(times.count == 60)
      link.isPaused = false
      Headless.advance(by: 0.5)
      #expect(times.count == 90)
      link.invalidate()
      Headless.advance(by: 1)
      #expect(times.count == 90)
    }
  }

  @Test func `nobody waits for a display link to end`() {
    Headless.withOwnTime {
      var isOver = false
      let link = Headless.displayLink { _ in }
      link.add(to: .main, forMode: .common)
      UIView.animate(withDuration: 1, animations: {}) { _ in isOver = true }
      Headless.finishAnimations()
      #expect(isOver)
      #expect(Headless.now == 1)
    }
  }
}
