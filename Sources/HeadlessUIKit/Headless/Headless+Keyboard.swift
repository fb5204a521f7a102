extension Headless {
  /// How long the keyboard takes to come or go, in seconds, and the curve UIKit's notifications name.
  private static let keyboardDuration: TimeInterval = 0.25
  private static let keyboardCurve = 7

  /// Has the keyboard come up to a height, in points, over a window, as when a user starts to write.
  ///
  /// Notifications tell of it as in UIKit: first that the frame will change, then that the keyboard will
  /// show, and the same again when it is there.
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

  /// Has the keyboard go, as when a user is done with writing.
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
      NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
    }
    window.keyboardDidMove()
    window.layoutIfNeeded()
    for name in did {
      NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
    }
  }
}
