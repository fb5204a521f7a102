/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers, relative to their distance at the beginning.
  open var scale: CGFloat = 1
  /// The velocity of the scale, in factors per second.
  open private(set) var velocity: CGFloat = 0

  private var last: (time: TimeInterval, distance: CGFloat)?
  private var start: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard attempt.fingers.count <= 2 else {
      state = state == .possible ? .failed : state
      return
    }
    guard let distance = attempt.fingerVector.map(CGPoint.zero.distance) else { return }
    start = distance
    last = (Headless.now, distance)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let vector = attempt.fingerVector, let last, last.distance > 0 else { return }
    let distance = CGPoint.zero.distance(to: vector)
    if state == .possible, abs(distance - start) < TouchDispatcher.slack { return }
    let factor = distance / last.distance
    let time = Headless.now - last.time
    velocity = time > 0 ? (scale * factor - scale) / CGFloat(time) : 0
    scale *= factor
    self.last = (Headless.now, distance)
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    (scale, velocity, last, start) = (1, 0, nil, 0)
  }
}

extension GestureAttempt {
  /// The vector from the first finger to the second.
  var fingerVector: CGPoint? {
    guard fingers.count == 2 else { return nil }
    let (first, second) = (fingers[0].locationInWindow, fingers[1].locationInWindow)
    return CGPoint(x: second.x - first.x, y: second.y - first.y)
  }
}
