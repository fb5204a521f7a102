/// Something a user did, together with the touches that take part in it.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The touches that take part, or none where the event is not about touches.
  open private(set) var allTouches: Set<UITouch>?

  /// When it happened, in seconds.
  open private(set) var timestamp: TimeInterval

  /// The touches of a window that take part, or none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The touches of a view that take part, or none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The touches that a recognizer follows and that take part, or none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in gesture.attempt.fingers.contains { $0 === touch } }
  }

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    self.allTouches = touches
    self.timestamp = timestamp
  }
}
