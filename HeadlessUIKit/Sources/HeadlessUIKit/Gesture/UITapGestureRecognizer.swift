/// Recognizes one or more taps with one or more fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  private var counter = TapCounter()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    counter.begin(attempt.fingers)
    if attempt.fingers.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if counter.hasStrayed(touches) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard attempt.fingers.allSatisfy(touches.contains) else { return }
    guard counter.mostFingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    counter.taps += 1
    counter.mostFingers = 0
    guard counter.taps < numberOfTapsRequired else {
      state = .ended
      return
    }
    waitForNextTap()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    counter = TapCounter(session: counter.session + 1)
  }

  /// A single tap does not prevent several taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override var waitsForFingers: Bool { counter.taps > 0 && counter.taps < numberOfTapsRequired }

  private func waitForNextTap() {
    let (session, taps) = (counter.session, counter.taps)
    Headless.schedule(after: TouchDispatcher.tapInterval) { [weak self] in
      guard let self, counter.session == session, counter.taps == taps, counter.mostFingers == 0
      else { return }
      state = .failed
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture is a single tap with one finger.
  var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}

/// The progress of a sequence of taps.
@preconcurrency @MainActor struct TapCounter {
  /// Counts attempts, so that a timer of an earlier one is ignored.
  var session = 0
  var taps = 0
  /// The greatest number of fingers in the present tap.
  var mostFingers = 0
  private var starts: [ObjectIdentifier: CGPoint] = [:]

  init(session: Int = 0) {
    self.session = session
  }

  mutating func begin(_ fingers: [UITouch]) {
    mostFingers = max(mostFingers, fingers.count)
    for finger in fingers where starts[ObjectIdentifier(finger)] == nil {
      starts[ObjectIdentifier(finger)] = finger.locationInWindow
    }
  }

  func hasStrayed(_ touches: Set<UITouch>, by slack: CGFloat = TouchDispatcher.slack) -> Bool {
    touches.contains { touch in
      starts[ObjectIdentifier(touch)].map { $0.distance(to: touch.locationInWindow) > slack }
        ?? false
    }
  }
}
