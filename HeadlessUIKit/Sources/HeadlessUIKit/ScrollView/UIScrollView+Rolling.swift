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

  /// The interval between frames, in seconds.
  private static let frame: TimeInterval = 1 / 60

  /// The velocity at which content that decelerates stops, in points per millisecond; recorded on iOS
  /// 26.1.
  private static let restingVelocity: CGFloat = 0.00974

  /// How far content with the resting velocity would still move.
  private var restingDistance: CGFloat { friction * Self.restingVelocity }

  /// The distance for each point per millisecond: the sum of a velocity that decreases each
  /// millisecond.
  private var friction: CGFloat {
    decelerationRate.rawValue / (1 - decelerationRate.rawValue)
  }

  /// Returns the distance that the content moves until friction stops it.
  func rollingDistance(_ velocity: CGFloat) -> CGFloat {
    let distance = max(0, abs(velocity) * friction - restingDistance)
    return velocity < 0 ? -distance : distance
  }

  /// Decelerates to a target; whoever corrects the offset meanwhile moves the target by as much.
  func rollWithFriction(to target: CGPoint, then end: @escaping () -> Void) {
    let start = contentOffset
    let way = CGPoint(x: target.x - start.x, y: target.y - start.y)
    let distance = max(abs(way.x), abs(way.y))
    let last = restingDistance / (distance + restingDistance)
    let rate = decelerationRate.rawValue
    var done: CGFloat = 0
    roll(then: end) { [weak self] seconds in
      let rest = pow(rate, CGFloat(seconds * 1000))
      let part = rest > last ? (1 - rest) / (1 - last) : 1
      if let self {
        let step = part - done
        setOffset(
          restingOffset(
            near: CGPoint(x: contentOffset.x + way.x * step, y: contentOffset.y + way.y * step)
          )
        )
      }
      done = part
      return part == 1
    }
  }

  /// Brings content that is beyond its ends back to a target, with the velocity of the finger in
  /// points per millisecond.
  func bounce(to target: CGPoint, velocity: CGPoint, then end: @escaping () -> Void) {
    let horizontal = Bounce(
      RubberBand(length: bounds.width),
      from: contentOffset.x - target.x,
      velocity: velocity.x
    )
    let vertical = Bounce(
      RubberBand(length: bounds.height),
      from: contentOffset.y - target.y,
      velocity: velocity.y
    )
    roll(then: end) { [weak self] seconds in
      let isOver = horizontal.isOver(after: seconds) && vertical.isOver(after: seconds)
      guard let self else { return isOver }
      // Another size of the view or its content moves the ends.
      let rest = restingOffset(near: target)
      setOffset(
        isOver
          ? rest
          : CGPoint(
            x: rest.x + horizontal.distance(after: seconds),
            y: rest.y + vertical.distance(after: seconds)
          )
      )
      return isOver
    }
  }

  /// Animates to an offset with a duration in seconds, slowly at both ends.
  func roll(
    to target: CGPoint,
    within duration: TimeInterval,
    then end: @escaping () -> Void
  ) {
    let start = contentOffset
    roll(then: end) { [weak self] seconds in
      let time = CGFloat(min(1, seconds / max(duration, Self.frame)))
      let part = time * time * (3 - 2 * time)
      self?.setOffset(
        CGPoint(x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
      )
      return time == 1
    }
  }

  /// Moves the content frame by frame until a function of the seconds that have passed says that it
  /// rests, or something else moves it.
  private func roll(
    then end: @escaping () -> Void,
    move: @escaping (TimeInterval) -> Bool
  ) {
    motion.animation += 1
    let animation = motion.animation
    let beginning = Headless.now
    @MainActor func step(_ number: Int) {
      let due = beginning + TimeInterval(number) * Self.frame
      Headless.schedule(after: max(0, due - Headless.now), in: self) { [weak self] in
        guard let self, motion.animation == animation else { return }
        let rests = move(Headless.now - beginning)
        guard motion.animation == animation else { return }
        rests ? end() : step(number + 1)
      }
    }
    step(1)
  }
}

/// How content returns from beyond an end, fitted to what was recorded on iOS 26.1: what the finger
/// has pulled goes back by itself, and its velocity is soon lost.
private struct Bounce {
  private static let returning: Double = 9.5
  private static let losing: Double = 14
  private static let gain: CGFloat = 2140
  private static let leastPull: CGFloat = 0.8

  private let band: RubberBand
  private let pull: CGFloat
  private let velocity: CGFloat

  init(_ band: RubberBand, from distance: CGFloat, velocity: CGFloat) {
    self.band = band
    pull = band.pull(distance)
    self.velocity = distance == 0 ? 0 : velocity
  }

  private func pull(after seconds: TimeInterval) -> CGFloat {
    let (back, lost) = (exp(-Self.returning * seconds), exp(-Self.losing * seconds))
    return pull * back + Self.gain * velocity * (back - lost) / (Self.losing - Self.returning)
  }

  func distance(after seconds: TimeInterval) -> CGFloat { band.stretch(pull(after: seconds)) }

  /// Whether the content is back; it may pass its end while it is fast.
  func isOver(after seconds: TimeInterval) -> Bool {
    abs(pull(after: seconds)) < Self.leastPull
  }
}
