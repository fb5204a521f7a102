/// Something a user did, together with the touches that take part in it.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The touches that take part, or none where the event is not about touches.
  open private(set) var allTouches: Set<UITouch>?

  /// When it happened, in seconds.
  open private(set) var timestamp: TimeInterval

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    self.allTouches = touches
    self.timestamp = timestamp
  }
}
