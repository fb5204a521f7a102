/// The state of a gesture recognizer's attempt to recognize a gesture.
@preconcurrency @MainActor struct GestureAttempt {
  var state = UIGestureRecognizer.State.possible
  /// All fingers that have taken part in the attempt, also those that were lifted.
  var touches: [UITouch] = []
  /// The fingers on the screen.
  var fingers: [UITouch] = []
  /// The position of the fingers when the last of them was lifted.
  var lastPlace: CGPoint?
  /// The states to enter when the gestures it waits for have failed.
  var pending: [UIGestureRecognizer.State] = []

  /// Whether the recognizer has received a touch since it was reset.
  var isUnderWay: Bool { !touches.isEmpty }
}

/// The rules for recognizing a gesture together with others.
@preconcurrency @MainActor struct GestureRules {
  private var viewReference: LayoutItemReference?
  var view: UIView? {
    get { viewReference?.item?.asView }
    set { viewReference = newValue?.layoutReference }
  }
  /// The gestures that must fail before this one.
  var requirements: [UIGestureRecognizer] = []
}

extension UIGestureRecognizer.State {
  /// Whether the gesture has ended, was cancelled or has failed.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether the gesture was recognized.
  var isRecognized: Bool { self == .began || self == .changed || self == .ended }
}

/// An action that is performed when a gesture is reported.
@preconcurrency @MainActor struct GestureAction {
  let perform: @MainActor () -> Void
}

/// A target and its method that a gesture calls.
@preconcurrency @MainActor struct GestureTarget {
  weak var target: AnyObject?
  let action: Selector
}
