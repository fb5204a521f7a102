extension UIGestureRecognizer {
  /// Changes the state, if the gesture allows it, and performs what follows from it.
  func change(to state: State) {
    switch (attempt.state, state) {
    case (.possible, .possible): break
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.possible, _): propose(state)
    case (.began, .changed), (.changed, .changed): go(to: .changed)
    case (.began, .ended), (.changed, .ended): go(to: .ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      go(to: .cancelled)
    default: break
    }
    dispatcher?.settle()
  }

  /// Ends the gesture in progress because the recognizer was disabled or removed.
  func abandon() {
    guard attempt.isUnderWay else { return }
    change(to: attempt.state == .possible ? .failed : .cancelled)
    attempt.fingers = []
    dispatcher?.settle()
  }

  /// Resets the gesture if it is over and no finger is left.
  func resetIfOver() {
    if attempt.state == .possible, attempt.isUnderWay, attempt.fingers.isEmpty,
      attempt.pending.isEmpty, !waitsForFingers
    {
      fail()
    }
    guard attempt.state.isFinal, attempt.fingers.isEmpty else { return }
    reset()
    attempt = GestureAttempt()
  }

  /// Stops tracking a finger.
  func drop(_ touch: UITouch) {
    attempt.lastPlace = centroid
    attempt.fingers.removeAll { $0 === touch }
  }

  private var dispatcher: TouchDispatcher? {
    view?.window?.touchDispatcher ?? attempt.touches.last?.window?.touchDispatcher
  }

  /// The other recognizers that received a touch of this attempt.
  private var rivals: [UIGestureRecognizer] {
    dispatcher?.recognizers.filter { other in
      other !== self
        && other.attempt.touches.contains { touch in
          attempt.touches.contains { $0 === touch }
        }
    } ?? []
  }

  private func fail() {
    attempt.state = .failed
    attempt.pending = []
    for other in waiting { other.proposeAgain() }
  }

  /// Recognizes the gesture unless another one must fail first.
  private func propose(_ state: State) {
    if !attempt.pending.isEmpty || isWaiting {
      if attempt.pending.last != state { attempt.pending.append(state) }
      return
    }
    recognize(as: state)
  }

  private func proposeAgain() {
    guard attempt.state == .possible, !attempt.pending.isEmpty, !isWaiting else { return }
    let states = attempt.pending
    attempt.pending = []
    for state in states { change(to: state) }
  }

  private var isWaiting: Bool {
    rivals.contains { $0.attempt.state == .possible && waits(for: $0) }
  }

  /// The recognizers that wait for this gesture to fail.
  private var waiting: [UIGestureRecognizer] {
    rivals.filter { $0.attempt.state == .possible && $0.waits(for: self) }
  }

  private func waits(for other: UIGestureRecognizer) -> Bool {
    rules.requirements.contains { $0 === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || advisor?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.advisor?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private func goes(with other: UIGestureRecognizer) -> Bool {
    advisor?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.advisor?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !goes(with: other)
  }

  /// Asks everyone who may object, prevents other gestures, and reports this one.
  private func recognize(as state: State) {
    guard mayBegin, isAllowedToBegin,
      !rivals.contains(where: { $0.attempt.state.isRecognized && $0.prevents(self) })
    else { return fail() }
    attempt.state = state == .changed ? .began : state
    let ruledOut = rivals.filter { $0.attempt.state == .possible && prevents($0) }
    for other in ruledOut where other.attempt.state == .possible { other.fail() }
    for other in waiting { other.fail() }
    sendActions()
    if cancelsTouchesInView { dispatcher?.withdraw(attempt.touches) }
  }

  /// Whether the views from the touched one up to the recognizer's own, and the delegate, allow the
  /// gesture to begin.
  private var isAllowedToBegin: Bool {
    var asked = attempt.touches.first?.view ?? view
    while let current = asked {
      guard current.gestureRecognizerShouldBegin(self) else { return false }
      if current === view { break }
      asked = current.superview
    }
    return advisor?.gestureRecognizerShouldBegin(self) ?? true
  }

  private func go(to state: State) {
    attempt.state = state
    sendActions()
  }
}
