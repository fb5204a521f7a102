/// What has a say in what a user writes into a text field; each method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks whether the user may start to write.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when the user started to write.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks whether the user may stop.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when the user stopped; not called where the form with a reason is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when the user stopped, and why.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )
  /// Asks whether what the user wrote takes the place of a part of the text.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when another part of the text is selected, or when it has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asks whether the button that clears the text does so.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
