/// Recognizes fingers that move across a view.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max

  private var trail = GestureTrail()

  /// Returns the distance that the fingers have moved, in the coordinates of a view.
  open func translation(in view: UIView?) -> CGPoint {
    converted(way: trail.way, to: view)
  }

  /// Sets the distance that the fingers have moved, in the coordinates of a view.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let zero = converted(.zero, to: view)
    let target = CGPoint(x: zero.x + translation.x, y: zero.y + translation.y)
    guard let view, let window = view.window else {
      trail.rebase(to: translation)
      return
    }
    let (start, end) = (view.convert(zero, to: window), view.convert(target, to: window))
    trail.rebase(to: CGPoint(x: end.x - start.x, y: end.y - start.y))
  }

  /// Returns the velocity of the fingers in points per second, in the coordinates of a view.
  open func velocity(in view: UIView?) -> CGPoint {
    converted(way: trail.velocity(at: Headless.now), to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard attempt.fingers.count <= maximumNumberOfTouches else {
      state = state == .possible ? .failed : .cancelled
      return
    }
    follow(isNewHand: true)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(isNewHand: false)
    if state != .possible {
      state = .changed
    } else if attempt.fingers.count >= minimumNumberOfTouches,
      CGPoint.zero.distance(to: trail.way) >= TouchDispatcher.slack
    {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = attempt.fingers.filter { !touches.contains($0) }
    if state == .possible {
      if remaining.isEmpty, attempt.pending.isEmpty { state = .failed }
    } else if remaining.count < minimumNumberOfTouches {
      state = .ended
    }
    trail.lift(to: remaining)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    trail = GestureTrail()
  }

  /// The distance that the fingers have moved, in the coordinates of their window.
  var way: CGPoint { trail.way }

  private func follow(isNewHand: Bool) {
    guard let centroid else { return }
    trail.follow(centroid, at: Headless.now, isNewHand: isNewHand)
  }
}

/// The path of the center of the fingers, in the coordinates of their window.
@preconcurrency @MainActor struct GestureTrail {
  /// How long a movement contributes to the velocity, in seconds.
  private static let memory: TimeInterval = 0.1

  private var last: CGPoint?
  private(set) var way = CGPoint.zero
  private var samples: [(time: TimeInterval, way: CGPoint)] = []

  /// Continues to a position; adding or lifting a finger moves the center but does not count as
  /// movement.
  mutating func follow(_ place: CGPoint, at time: TimeInterval, isNewHand: Bool) {
    if let last, !isNewHand {
      way.x += place.x - last.x
      way.y += place.y - last.y
    }
    last = place
    samples.append((time, way))
    samples.removeAll { time - $0.time > Self.memory }
  }

  mutating func lift(to fingers: [UITouch]) {
    guard !fingers.isEmpty else { return }
    let count = CGFloat(fingers.count)
    last = CGPoint(
      x: fingers.reduce(0) { $0 + $1.locationInWindow.x } / count,
      y: fingers.reduce(0) { $0 + $1.locationInWindow.y } / count
    )
  }

  mutating func rebase(to newWay: CGPoint) {
    let shift = CGPoint(x: newWay.x - way.x, y: newWay.y - way.y)
    way = newWay
    samples = samples.map { ($0.time, CGPoint(x: $0.way.x + shift.x, y: $0.way.y + shift.y)) }
  }

  /// Returns the velocity in points per second, which is zero if no time passes or after a rest.
  func velocity(at time: TimeInterval) -> CGPoint {
    let recent = samples.filter { time - $0.time <= Self.memory }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let duration = last.time - first.time
    return CGPoint(
      x: (last.way.x - first.way.x) / duration,
      y: (last.way.y - first.way.y) / duration
    )
  }
}
