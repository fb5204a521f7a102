/// Delivers the touches of a window, first to gesture recognizers and then to views.
@preconcurrency @MainActor final class TouchDispatcher {
  /// How long a scroll view delays touches of its content, in seconds; about as long as UIKit.
  static let scrollDelay: TimeInterval = 0.15

  /// The longest interval between repeated taps, in seconds.
  static let tapInterval: TimeInterval = 0.35

  /// How far a finger may move in a tap, and has to move in a pan, in points.
  static let slack: CGFloat = 10

  private(set) var tracks: [TouchTrack] = []
  /// The recognizers that have received a touch since they were reset.
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var lastTap: (view: ObjectIdentifier, time: TimeInterval, place: CGPoint, count: Int)?
  private var isDispatching = false
  private var isSettling = false
  private var needsSettling = false

  /// Begins tracking a finger that has touched a view.
  func add(_ touch: UITouch, of finger: Headless.Finger) {
    for track in tracks where track.finger == nil && !track.isLifted {
      track.touch.phase = .cancelled
      cancel(track, UIEvent(touches: [track.touch], timestamp: Headless.now))
    }
    let track = TouchTrack(touch)
    track.finger = finger
    tracks.append(track)
    touch.tapCount = tapCount(of: touch)
  }

  /// Delivers the touches of an event by their phases.
  func dispatch(_ event: UIEvent) {
    for track in tracks where event.allTouches?.contains(track.touch) == true && !track.isLifted {
      switch track.touch.phase {
      case .began: begin(track, event)
      case .moved: move(track, event)
      case .ended: end(track, event)
      case .cancelled: cancel(track, event)
      case .stationary: break
      }
    }
  }

  private func begin(_ track: TouchTrack, _ event: UIEvent) {
    isDispatching = true
    hold(track)
    track.recognizers = candidates(for: track.touch, event)
    track.touch.recognizers = track.recognizers
    for recognizer in track.recognizers {
      recognizer.attempt.touches.append(track.touch)
      recognizer.attempt.fingers.append(track.touch)
      if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
    }
    // A recognizer earlier in the list may rule out one that has not received the touch yet.
    for recognizer in track.recognizers where !recognizer.attempt.state.isFinal {
      recognizer.touchesBegan([track.touch], with: event)
    }
    isDispatching = false
    settle()
  }

  private func move(_ track: TouchTrack, _ event: UIEvent) {
    isDispatching = true
    for recognizer in followers(of: track) { recognizer.touchesMoved([track.touch], with: event) }
    isDispatching = false
    settle()
    if track.delivery == .begun { track.touch.view?.touchesMoved([track.touch], with: event) }
  }

  private func end(_ track: TouchTrack, _ event: UIEvent) {
    isDispatching = true
    track.isLifted = true
    note(track.touch)
    for recognizer in followers(of: track) {
      recognizer.touchesEnded([track.touch], with: event)
    }
    for recognizer in track.recognizers { recognizer.drop(track.touch) }
    track.holdingScrollView = nil
    isDispatching = false
    settle()
  }

  private func cancel(_ track: TouchTrack, _ event: UIEvent) {
    isDispatching = true
    track.isLifted = true
    for recognizer in followers(of: track) {
      recognizer.touchesCancelled([track.touch], with: event)
    }
    for recognizer in track.recognizers { recognizer.drop(track.touch) }
    isDispatching = false
    withdraw([track.touch])
    settle()
  }

  private func followers(of track: TouchTrack) -> [UIGestureRecognizer] {
    track.recognizers.filter { recognizer in
      !recognizer.attempt.state.isFinal
        && recognizer.attempt.fingers.contains { $0 === track.touch }
    }
  }

  /// Returns the recognizers of the touched view and its superviews that receive the touch.
  private func candidates(for touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      result += (current.gestureRecognizers ?? []).filter { recognizer in
        recognizer.isEnabled && !recognizer.attempt.state.isFinal
          && recognizer.shouldReceive(event)
          && recognizer.advisor?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
          && recognizer.advisor?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
      }
      view = current.superview
    }
    return result
  }

  /// Lets a scroll view around the touched view delay the touch until it is clear whether it
  /// scrolls.
  private func hold(_ track: TouchTrack) {
    var view = track.touch.view?.superview
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.delaysContentTouches,
        scrollView.canBeDragged
      {
        track.holdingScrollView = scrollView
        Headless.schedule(after: Self.scrollDelay) { [weak self, weak track] in
          track?.holdingScrollView = nil
          self?.settle()
        }
        return
      }
      view = current.superview
    }
  }

  private func tapCount(of touch: UITouch) -> Int {
    guard let lastTap, let view = touch.view, lastTap.view == ObjectIdentifier(view),
      touch.timestamp - lastTap.time <= Self.tapInterval,
      touch.locationInWindow.distance(to: lastTap.place) <= 4 * Self.slack
    else { return 1 }
    return lastTap.count + 1
  }

  private func note(_ touch: UITouch) {
    guard let view = touch.view else { return }
    lastTap = (ObjectIdentifier(view), touch.timestamp, touch.locationInWindow, touch.tapCount)
  }

  /// Cancels touches in the views that have them.
  func withdraw(_ touches: [UITouch]) {
    for track in tracks where touches.contains(where: { $0 === track.touch }) {
      guard track.delivery != .over else { continue }
      let hasBegun = track.delivery == .begun
      track.delivery = .over
      guard hasBegun else { continue }
      let phase = track.touch.phase
      track.touch.phase = .cancelled
      let event = UIEvent(touches: [track.touch], timestamp: Headless.now)
      track.touch.view?.touchesCancelled([track.touch], with: event)
      track.touch.phase = phase
    }
  }

  /// Delivers touches to views unless gestures hold them, and resets the gestures that are over.
  func settle() {
    needsSettling = true
    guard !isDispatching, !isSettling else { return }
    isSettling = true
    while needsSettling {
      needsSettling = false
      for recognizer in recognizers { recognizer.resetIfOver() }
      recognizers.removeAll { !$0.attempt.isUnderWay }
      for track in tracks { deliver(track) }
      tracks.removeAll { $0.isLifted && $0.delivery == .over }
    }
    isSettling = false
  }

  private func deliver(_ track: TouchTrack) {
    if track.delivery == .held, !track.isBeginningHeld {
      if isForView(track) {
        track.delivery = .begun
        send(track, .began) { $0.touchesBegan($1, with: $2) }
      } else {
        track.delivery = .over
      }
    }
    if track.isLifted, track.delivery == .begun, !track.isEndHeld {
      track.delivery = .over
      send(track, .ended) { $0.touchesEnded($1, with: $2) }
    }
  }

  /// Returns whether the view receives this finger: a second one only with multiple touches
  /// enabled, and none that a scroll view around it refuses.
  private func isForView(_ track: TouchTrack) -> Bool {
    guard let view = track.touch.view else { return false }
    let isSecond = tracks.contains {
      $0 !== track && $0.touch.view === view && $0.delivery == .begun && !$0.isLifted
    }
    if isSecond, !view.isMultipleTouchEnabled { return false }
    var ancestor = view.superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView {
        let event = UIEvent(touches: [track.touch], timestamp: Headless.now)
        return scrollView.touchesShouldBegin([track.touch], with: event, in: view)
      }
      ancestor = current.superview
    }
    return true
  }

  private func send(
    _ track: TouchTrack,
    _ phase: UITouch.Phase,
    _ send: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    guard let view = track.touch.view else { return }
    let present = track.touch.phase
    track.touch.phase = phase
    send(view, [track.touch], UIEvent(touches: [track.touch], timestamp: Headless.now))
    track.touch.phase = present
  }
}

extension CGPoint {
  /// Returns the distance to another point, in points.
  func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - self.x, other.y - self.y)
    return (x * x + y * y).squareRoot()
  }
}
