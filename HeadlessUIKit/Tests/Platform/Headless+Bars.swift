#if canImport(UIKit)
extension Headless {
  private static let keyboard = "only the system brings up a keyboard"

  /// Taps a button of a bar, which does what it is for.
  @MainActor
  @discardableResult
  public static func tap(_ item: UIBarButtonItem) -> Bool {
    guard item.isEnabled else { return false }
    if let action = item.primaryAction {
      action.performWithSender(item, target: nil)
      return true
    }
    guard let selector = item.action else { return false }
    return UIApplication.shared.sendAction(selector, to: item.target, from: item, for: nil)
  }

  /// Brings up a keyboard.
  @MainActor public static func showKeyboard(height: CGFloat, in window: UIWindow) {
    skip(keyboard)
  }

  /// Takes the keyboard away.
  @MainActor public static func hideKeyboard(in window: UIWindow) {
    skip(keyboard)
  }
}
#endif
