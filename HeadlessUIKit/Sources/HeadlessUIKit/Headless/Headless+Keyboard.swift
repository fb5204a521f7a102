extension Headless {
  /// The duration of the keyboard's animation, in seconds, and the curve in its notifications.
  private static let keyboardDuration: TimeInterval = 0.25
  private static let keyboardCurve = 7

  /// Shows the keyboard with a height, in points, over a window, as when editing begins.
  ///
  /// The same notifications are posted as in UIKit: the frame will change, the keyboard will show,
  /// and then that both have happened. The object of each is the screen of the window, as since iOS 16.1.
  @preconcurrency @MainActor public static func showKeyboard(height: CGFloat, in window: UIWindow) {
    let isShown = window.keyboardHeight > 0
    moveKeyboard(
      to: max(0, height),
      in: window,
      will: [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
      ],
      did: isShown
        ? [UIResponder.keyboardDidChangeFrameNotification]
        : [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
    )
  }

  /// Hides the keyboard, as when editing ends.
  @preconcurrency @MainActor public static func hideKeyboard(in window: UIWindow) {
    guard window.keyboardHeight > 0 else { return }
    moveKeyboard(
      to: 0,
      in: window,
      will: [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
      ],
      did: [
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
      ]
    )
  }

  @preconcurrency @MainActor private static func moveKeyboard(
    to height: CGFloat,
    in window: UIWindow,
    will: [NSNotification.Name],
    did: [NSNotification.Name]
  ) {
    let start = window.keyboardFrame
    window.keyboardHeight = height
    let userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: start,
      UIResponder.keyboardFrameEndUserInfoKey: window.keyboardFrame,
      UIResponder.keyboardAnimationDurationUserInfoKey: keyboardDuration,
      UIResponder.keyboardAnimationCurveUserInfoKey: keyboardCurve,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    for name in will {
      NotificationCenter.default.post(name: name, object: window.screen, userInfo: userInfo)
    }
    window.keyboardDidMove()
    window.layoutIfNeeded()
    for name in did {
      NotificationCenter.default.post(name: name, object: window.screen, userInfo: userInfo)
    }
  }
}
