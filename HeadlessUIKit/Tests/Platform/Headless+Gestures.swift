#if canImport(UIKit)
extension Headless {
  private static let reason = "UIKit's gesture recognizers take touches from the system only"

  /// Adds an action to a gesture recognizer.
  @MainActor public static func onAction<Recognizer: UIGestureRecognizer>(
    of recognizer: Recognizer,
    _ action: @escaping @MainActor (Recognizer) -> Void
  ) {
    skip(reason)
  }

  /// Presses the middle of a view for a while.
  @MainActor
  @discardableResult
  public static func press(_ view: UIView, for duration: TimeInterval) -> Bool {
    skip(reason)
    return false
  }

  /// Drags from one point to another.
  @MainActor
  @discardableResult
  public static func drag(
    from start: CGPoint,
    to end: CGPoint,
    in window: UIWindow,
    duration: TimeInterval = 0.2,
    steps: Int = 10
  ) -> Bool {
    skip(reason)
    return false
  }

  /// Pinches a view with two fingers.
  @MainActor
  @discardableResult
  public static func pinch(_ view: UIView, scale: CGFloat, steps: Int = 5) -> Bool {
    skip(reason)
    return false
  }
}
#endif
