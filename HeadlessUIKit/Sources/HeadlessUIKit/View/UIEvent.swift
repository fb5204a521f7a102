/// An action of the user, with its touches.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The touches of the event, or nil if it has none.
  open private(set) var allTouches: Set<UITouch>?

  /// When the event happened, in seconds.
  open private(set) var timestamp: TimeInterval

  /// Returns the touches of the event in a window, or nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// Returns the touches of the event in a view, or nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// Returns the touches of the event that a recognizer tracks, or nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in gesture.attempt.fingers.contains { $0 === touch } }
  }

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    self.allTouches = touches
    self.timestamp = timestamp
  }
}
