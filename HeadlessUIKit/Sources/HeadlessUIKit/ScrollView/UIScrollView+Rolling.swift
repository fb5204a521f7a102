extension Headless {
  /// Stops decelerating content, as a touch does.
  @preconcurrency @MainActor package static func stopRolling(_ scrollView: UIScrollView) {
    guard scrollView.motion.phase == .decelerating else { return }
    scrollView.motion.animation += 1
    scrollView.motion.phase = .resting
    scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
  }
}

extension UIScrollView {
  /// Stops movement that is not caused by a finger, and notifies the delegate.
  func stopMoving() {
    Headless.stopRolling(self)
    if motion.running == motion.animation {
      motion.animation += 1
      motion.running = nil
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
    guard zooming.isAnimating else { return }
    zooming.isAnimating = false
    delegate?.scrollViewDidEndZooming(
      self,
      with: delegate?.viewForZooming(in: self),
      atScale: zooming.scale
    )
  }

  var rollsOverTime: Bool { window?.rollsOverTime == true }

  /// The interval between frames, in seconds.
  private static let rollingStep: TimeInterval = 1 / 120

  /// The part of the distance below which no movement is visible.
  private static let restingPart: CGFloat = 0.0005

  /// Decelerates to a target: the remaining distance shrinks by a constant factor each millisecond.
  func rollWithFriction(to target: CGPoint, then end: @escaping () -> Void) {
    let rate = decelerationRate.rawValue
    roll(to: target, then: end) { seconds in
      let rest = pow(rate, CGFloat(seconds * 1000))
      return rest < Self.restingPart ? 1 : 1 - rest
    }
  }

  /// Animates to an offset with a duration in seconds, slowly at both ends.
  func roll(
    to target: CGPoint,
    within duration: TimeInterval,
    then end: @escaping () -> Void
  ) {
    roll(to: target, then: end) { seconds in
      let part = CGFloat(min(1, seconds / max(duration, Self.rollingStep)))
      return part * part * (3 - 2 * part)
    }
  }

  private func roll(
    to target: CGPoint,
    then end: @escaping () -> Void,
    part: @escaping (TimeInterval) -> CGFloat
  ) {
    motion.animation += 1
    let animation = motion.animation
    let (start, beginning) = (contentOffset, Headless.now)
    @MainActor func step() {
      Headless.schedule(after: Self.rollingStep) { [weak self] in
        guard let self, motion.animation == animation else { return }
        let part = part(Headless.now - beginning)
        setOffset(
          CGPoint(
            x: start.x + (target.x - start.x) * part,
            y: start.y + (target.y - start.y) * part
          )
        )
        part < 1 ? step() : end()
      }
    }
    step()
  }
}
