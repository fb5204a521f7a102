extension Headless {
  /// Writes into a text field as a user does: it is tapped, and every character is a change.
  ///
  /// Returns whether the field took the text.
  @preconcurrency @MainActor @discardableResult
  public static func type(_ text: String, into field: UITextField) -> Bool {
    guard field.isEditing || (tap(field) && field.isEditing) else { return false }
    for character in text {
      field.text = (field.text ?? "") + String(character)
      field.sendActions(for: .editingChanged)
    }
    field.window?.layoutIfNeeded()
    return true
  }
}
