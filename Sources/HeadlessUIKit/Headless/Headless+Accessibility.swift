extension Headless {
  /// The view of a window that an assistive technology was last told to turn to.
  @preconcurrency @MainActor public static func accessibilityElement(in window: UIWindow) -> UIView?
  {
    window.accessibilityElement
  }
}
