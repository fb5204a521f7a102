/// Recognizes two fingers that rotate around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The smallest rotation that is recognized, in radians; UIKit does not document it.
  private static let slack: CGFloat = .pi / 36

  /// The angle of the rotation in radians, clockwise.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second.
  open private(set) var velocity: CGFloat = 0

  private var last: (time: TimeInterval, angle: CGFloat)?
  private var turned: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let vector = attempt.fingerVector else { return }
    last = (Headless.now, atan2(vector.y, vector.x))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let vector = attempt.fingerVector, let last else { return }
    let angle = atan2(vector.y, vector.x)
    let turn = (angle - last.angle).remainder(dividingBy: 2 * .pi)
    let time = Headless.now - last.time
    self.last = (Headless.now, angle)
    turned += turn
    rotation += turn
    velocity = time > 0 ? turn / CGFloat(time) : 0
    if state != .possible {
      state = .changed
    } else if abs(turned) >= Self.slack {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    (rotation, velocity, last, turned) = (0, 0, nil, 0)
  }
}
