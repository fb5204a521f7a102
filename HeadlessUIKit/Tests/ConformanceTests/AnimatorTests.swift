import TestPlatform
import Testing

/// Animations that can be held, and the time they follow.
@MainActor struct AnimatorTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func mover() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in
      view.frame.origin.x = 100
      view.alpha = 0
    }
  }

  @Test func `R5 the time of animations passes as it is advanced`() {
    Headless.withOwnTime {
      let start = CACurrentMediaTime()
      Headless.advance(by: 1.5)
      #expect(CACurrentMediaTime() - start == 1.5)
    }
  }

  @Test func `R6 an animator changes nothing before it starts, and tells its end after its time`() {
    Headless.withOwnTime {
      let animator = mover()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      #expect(animator.state == .inactive)
      #expect(view.frame.minX == 0)
      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning)
      Headless.advance(by: 1)
      #expect(animator.fractionComplete == 0.5)
      #expect(ends.isEmpty)
      Headless.advance(by: 1)
      #expect(ends == [.end])
      #expect(animator.state == .inactive)
      #expect(view.frame.minX == 100)
      #expect(view.alpha == 0)
    }
  }

  @Test func `R6 an animator waits for its delay`() {
    Headless.withOwnTime {
      let animator = mover()
      animator.startAnimation(afterDelay: 1)
      #expect(!animator.isRunning)
      Headless.advance(by: 2)
      #expect(animator.fractionComplete == 0.5)
    }
  }

  @Test func `R7 a held animator goes on where it was`() {
    Headless.withOwnTime {
      let animator = mover()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      Headless.advance(by: 0.5)
      animator.pauseAnimation()
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      Headless.advance(by: 10)
      #expect(animator.fractionComplete == 0.25)
      animator.fractionComplete = 0.75
      animator.startAnimation()
      Headless.advance(by: 0.5)
      #expect(ends == [.end])
    }
  }

  @Test func `R7 a reversed animator ends at its start`() {
    Headless.withOwnTime {
      let animator = mover()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      Headless.advance(by: 0.5)
      animator.isReversed = true
      Headless.advance(by: 0.5)
      #expect(ends == [.start])
      #expect(view.frame.minX == 0)
      #expect(view.alpha == 1)
    }
  }

  @Test(arguments: [UIViewAnimatingPosition.start, .current, .end])
  func `R8 a stopped animator leaves the view on its way until it is given its end`(
    position: UIViewAnimatingPosition
  ) {
    Headless.withOwnTime {
      let animator = mover()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      Headless.advance(by: 0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(view.frame.minX == 25)
      #expect(view.alpha == 0.75)
      animator.finishAnimation(at: position)
      #expect(ends == [position])
      #expect(animator.state == .inactive)
      #expect(view.frame.minX == [.start: 0, .current: 25, .end: 100][position])
    }
  }

  @Test func `R8 an animator that is stopped for good tells no end`() {
    Headless.withOwnTime {
      let animator = mover()
      animator.addCompletion { _ in Issue.record("There is no end.") }
      animator.startAnimation()
      Headless.advance(by: 0.5)
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
      #expect(view.frame.minX == 25)
      Headless.finishAnimations()
    }
  }

  @Test func `R7 a held animator goes on with another curve and for another time`() {
    Headless.withOwnTime {
      let animator = mover()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      Headless.advance(by: 1)
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8),
        durationFactor: 2
      )
      #expect(animator.timingParameters?.timingCurveType == .spring)
      Headless.advance(by: 2)
      #expect(animator.fractionComplete == 0.75)
      Headless.advance(by: 2)
      #expect(ends == [.end])
    }
  }

  @Test func `R10 an animation of several steps makes them in order, and tells its end`() {
    Headless.withOwnTime {
      var order: [Int] = []
      var isOver = false
      UIView.animateKeyframes(withDuration: 2, delay: 1) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { order.append(2) }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { order.append(1) }
      } completion: {
        isOver = $0
      }
      #expect(order == [1, 2])
      Headless.advance(by: 2.9)
      #expect(!isOver)
      Headless.advance(by: 0.1)
      #expect(isOver)
    }
  }

  @Test func `R9 a layer looks as it was told, and has UIKit's values before`() {
    let layer = view.layer
    #expect(layer.cornerCurve == .circular)
    #expect(layer.maskedCorners.contains(.layerMaxXMaxYCorner))
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.speed == 1)
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner]
    layer.masksToBounds = true
    #expect(view.clipsToBounds)
    #expect(view.layer.maskedCorners == .layerMinXMinYCorner)
  }

  /// How long an animation of a view takes that should take a second.
  private func duration(_ view: UIView) -> TimeInterval {
    let start = Headless.now
    var end: TimeInterval?
    UIView.animate(withDuration: 1, animations: { view.alpha = 1.5 - view.alpha }) { _ in
      end = Headless.now
    }
    Headless.finishAnimations()
    return (end ?? .infinity) - start
  }

  @Test func `R11 animations follow the speed of the layers they are in`() {
    Headless.withOwnTime {
      let window = Headless.show(UIView(), size: CGSize(width: 100, height: 100))
      let (view, inner) = (UIView(), UIView())
      window.addSubview(view)
      view.addSubview(inner)
      #expect(duration(inner) == 1)
      window.layer.speed = 2
      #expect(duration(inner) == 0.5)
      view.layer.speed = 4
      #expect(duration(inner) == 0.125)
      #expect(duration(window) == 0.5)
      window.layer.speed = 1
      view.layer.speed = 1
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.alpha = 0 }
      window.layer.speed = 2
      animator.startAnimation()
      Headless.advance(by: 0.25)
      #expect(animator.fractionComplete == 0.5)
      Headless.advance(by: 0.25)
      #expect(animator.state == .inactive)
    }
  }

  @Test func `R11 an animation in a layer whose time stands still waits`() {
    Headless.withOwnTime {
      let window = Headless.show(UIView(), size: CGSize(width: 100, height: 100))
      window.layer.speed = 0
      var isOver = false
      UIView.animate(withDuration: 1, animations: { window.alpha = 0.5 }) { _ in isOver = true }
      Headless.finishAnimations()
      Headless.advance(by: 10)
      #expect(!isOver)
      window.layer.speed = 1
      Headless.advance(by: 1.1)
      #expect(isOver)
    }
  }

  @Test func `R12 a display link calls back for each frame while it runs`() {
    Headless.withOwnTime {
      var times: [CFTimeInterval] = []
      let link = Headless.displayLink { times.append($0.timestamp) }
      Headless.advance(by: 0.1)
      #expect(times.isEmpty)
      link.add(to: .main, forMode: .common)
      let start = CACurrentMediaTime()
      Headless.advance(by: 0.5)
      #expect(times.count > 10)
      #expect(times == times.sorted())
      #expect((times.first ?? 0) >= start)
      #expect(link.targetTimestamp > link.timestamp)
      let count = times.count
      link.isPaused = true
      Headless.advance(by: 0.1)
      #expect(times.count == count)
      link.isPaused = false
      link.invalidate()
      Headless.advance(by: 0.1)
      #expect(times.count == count)
    }
  }
}
