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

  @Test func `a display link calls less often if that is preferred`() {
    Headless.withOwnTime {
      var count = 0
      let link = Headless.displayLink { _ in count += 1 }
      link.preferredFramesPerSecond = 30
      link.add(to: .main, forMode: .common)
      Headless.advance(by: 1.005)
      #expect(count == 30)
      link.invalidate()
      count = 0
      let other = Headless.displayLink { _ in count += 1 }
      other.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
      other.add(to: .main, forMode: .common)
      Headless.advance(by: 1.005)
      #expect(count == 60)
      other.invalidate()
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
