/// Recognizes fingers that stay down for some time.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// How long the fingers have to stay down, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10

  private var counter = TapCounter()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    counter.begin(attempt.fingers)
    guard state == .possible else { return }
    if attempt.fingers.count > numberOfTouchesRequired {
      state = .failed
    } else if attempt.fingers.count == numberOfTouchesRequired,
      counter.taps == numberOfTapsRequired
    {
      waitForPress()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if counter.hasStrayed(touches, by: allowableMovement) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      if attempt.fingers.allSatisfy(touches.contains) { state = .ended }
      return
    }
    guard counter.taps < numberOfTapsRequired, attempt.fingers.allSatisfy(touches.contains) else {
      state = .failed
      return
    }
    counter.taps += 1
    counter.mostFingers = 0
    waitForNextTap()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    counter = TapCounter(session: counter.session + 1)
  }

  override var waitsForFingers: Bool { counter.taps > 0 && counter.mostFingers == 0 }

  private func waitForPress() {
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    let session = counter.session
    Headless.schedule(after: minimumPressDuration) { [weak self] in
      guard let self, counter.session == session, attempt.isUnderWay, state == .possible,
        attempt.fingers.count == numberOfTouchesRequired
      else { return }
      state = .began
    }
  }

  private func waitForNextTap() {
    let (session, taps) = (counter.session, counter.taps)
    Headless.schedule(after: TouchDispatcher.tapInterval) { [weak self] in
      guard let self, counter.session == session, counter.taps == taps, counter.mostFingers == 0
      else { return }
      state = .failed
    }
  }
}
