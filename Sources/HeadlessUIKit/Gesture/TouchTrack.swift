/// A finger, the recognizers that follow it, and how much of it its view has heard.
@preconcurrency @MainActor final class TouchTrack {
  /// What the view knows of the touch.
  enum Delivery {
    /// Nothing, because it may belong to a gesture or to a scroll.
    case held
    /// That it began.
    case begun
    /// All there is to know, or that it will not hear more.
    case over
  }

  let touch: UITouch
  /// The object that moves the finger; gone when its owner is.
  weak var finger: Headless.Finger?
  var recognizers: [UIGestureRecognizer] = []
  var delivery = Delivery.held
  /// Whether the finger has left the screen.
  var isLifted = false
  /// The scroll view that keeps the touch from the views inside it until this is no scroll.
  weak var holdingScrollView: UIScrollView?

  init(_ touch: UITouch) {
    self.touch = touch
  }

  /// Whether a gesture that may still be made keeps the beginning of the touch from the view.
  var isBeginningHeld: Bool {
    holdingScrollView != nil
      || recognizers.contains { $0.delaysTouchesBegan && $0.mayStillRecognize(touch) }
  }

  /// Whether a gesture that may still be made keeps the end of the touch from the view.
  var isEndHeld: Bool {
    recognizers.contains { $0.delaysTouchesEnded && $0.mayStillRecognize(touch) }
  }
}

extension UIGestureRecognizer {
  /// Whether a touch may turn out to be a part of the gesture.
  fileprivate func mayStillRecognize(_ touch: UITouch) -> Bool {
    attempt.state == .possible && attempt.touches.contains { $0 === touch }
  }
}
