extension UIResponder {
  /// Posted before the keyboard is shown or grows.
  nonisolated public static let keyboardWillShowNotification =
    NSNotification.Name("UIKeyboardWillShowNotification")
  /// Posted when the keyboard is shown.
  nonisolated public static let keyboardDidShowNotification =
    NSNotification.Name("UIKeyboardDidShowNotification")
  /// Posted before the keyboard is hidden.
  nonisolated public static let keyboardWillHideNotification =
    NSNotification.Name("UIKeyboardWillHideNotification")
  /// Posted when the keyboard is hidden.
  nonisolated public static let keyboardDidHideNotification =
    NSNotification.Name("UIKeyboardDidHideNotification")
  /// Posted before the frame of the keyboard changes.
  nonisolated public static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  /// Posted when the frame of the keyboard has changed.
  nonisolated public static let keyboardDidChangeFrameNotification =
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")

  /// The key of the keyboard's old frame, in the coordinates of the screen.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's new frame, in the coordinates of the screen.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the keyboard's animation, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the keyboard's animation.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this app.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIWindow {
  /// The frame of the keyboard, below the window while it is hidden; the window has the screen's
  /// coordinates.
  var keyboardFrame: CGRect {
    CGRect(
      x: frame.minX,
      y: frame.maxY - keyboardHeight,
      width: frame.width,
      height: keyboardHeight
    )
  }

  /// Updates what follows the keyboard.
  func keyboardDidMove() {
    layOutAgain(self)
  }

  private func layOutAgain(_ view: UIView) {
    view.setNeedsLayout()
    for subview in view.subviews { layOutAgain(subview) }
  }
}
