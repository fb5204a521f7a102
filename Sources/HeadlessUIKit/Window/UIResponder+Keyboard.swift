extension UIResponder {
  /// Posted before the keyboard comes or grows.
  nonisolated public static let keyboardWillShowNotification =
    NSNotification.Name("UIKeyboardWillShowNotification")
  /// Posted when the keyboard has come.
  nonisolated public static let keyboardDidShowNotification =
    NSNotification.Name("UIKeyboardDidShowNotification")
  /// Posted before the keyboard goes.
  nonisolated public static let keyboardWillHideNotification =
    NSNotification.Name("UIKeyboardWillHideNotification")
  /// Posted when the keyboard has gone.
  nonisolated public static let keyboardDidHideNotification =
    NSNotification.Name("UIKeyboardDidHideNotification")
  /// Posted before the frame of the keyboard changes.
  nonisolated public static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  /// Posted when the frame of the keyboard has changed.
  nonisolated public static let keyboardDidChangeFrameNotification =
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")

  /// The key of the frame the keyboard had, a rectangle of the screen.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame the keyboard gets, a rectangle of the screen.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of how long the keyboard takes, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of how the keyboard moves.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard is this app's.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIWindow {
  /// Where the keyboard is, below the window while there is none; the window is where the screen is.
  var keyboardFrame: CGRect {
    CGRect(
      x: frame.minX,
      y: frame.maxY - keyboardHeight,
      width: frame.width,
      height: keyboardHeight
    )
  }

  /// Lets what follows the keyboard find its place.
  func keyboardDidMove() {
    layOutAgain(self)
  }

  private func layOutAgain(_ view: UIView) {
    view.setNeedsLayout()
    for subview in view.subviews { layOutAgain(subview) }
  }
}
