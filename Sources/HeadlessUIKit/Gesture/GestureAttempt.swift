/// What a gesture recognizer knows of the gesture that may be under way.
@preconcurrency @MainActor struct GestureAttempt {
  var state = UIGestureRecognizer.State.possible
  /// All fingers that took part since the attempt began, also those that have left.
  var touches: [UITouch] = []
  /// The fingers that are down.
  var fingers: [UITouch] = []
  /// Where the fingers were when the last of them left.
  var lastPlace: CGPoint?
  /// What the recognizer becomes when the gestures it waits for turn out not to be made.
  var pending: [UIGestureRecognizer.State] = []

  /// Whether the recognizer has had a touch since it was reset.
  var isUnderWay: Bool { !touches.isEmpty }
}

/// What decides whether a gesture goes with others.
@preconcurrency @MainActor struct GestureRules {
  weak var view: UIView?
  /// The gestures that this one waits for.
  var requirements: [UIGestureRecognizer] = []
}

extension UIGestureRecognizer.State {
  /// Whether the gesture is over, one way or the other.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether the gesture was recognized.
  var isRecognized: Bool { self == .began || self == .changed || self == .ended }
}

/// What is done when a gesture is reported.
@preconcurrency @MainActor struct GestureAction {
  let perform: @MainActor () -> Void
}

#if canImport(ObjectiveC)
/// An object and the method of it that a gesture calls.
@preconcurrency @MainActor struct GestureTarget {
  weak var target: AnyObject?
  let action: Selector
}
#endif
