/// A finger, with the recognizers that follow it, and how much of its touch was delivered to its
/// view.
@preconcurrency @MainActor final class TouchTrack {
  /// What was delivered to the view.
  enum Delivery {
    /// Nothing, because the touch may belong to a gesture or scroll a view.
    case held
    /// The beginning of the touch.
    case begun
    /// The end of the touch, or its cancellation.
    case over
  }

  let touch: UITouch
  /// The object that moves the finger, unless it was deallocated.
  weak var finger: Headless.Finger?
  var recognizers: [UIGestureRecognizer] = []
  var delivery = Delivery.held
  /// Whether the finger was lifted.
  var isLifted = false
  /// The scroll view that delays the touch until it is clear that it does not scroll.
  weak var holdingScrollView: UIScrollView?

  init(_ touch: UITouch) {
    self.touch = touch
  }

  /// Whether a gesture that may still be recognized delays the beginning of the touch.
  var isBeginningHeld: Bool {
    holdingScrollView != nil
      || recognizers.contains { $0.delaysTouchesBegan && $0.mayStillRecognize(touch) }
  }

  /// Whether a gesture that may still be recognized delays the end of the touch.
  var isEndHeld: Bool {
    recognizers.contains { $0.delaysTouchesEnded && $0.mayStillRecognize(touch) }
  }
}

extension UIGestureRecognizer {
  /// Returns whether a touch may still be part of the gesture.
  fileprivate func mayStillRecognize(_ touch: UITouch) -> Bool {
    attempt.state == .possible && attempt.touches.contains { $0 === touch }
  }
}
