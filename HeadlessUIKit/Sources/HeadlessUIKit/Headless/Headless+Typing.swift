extension Headless {
  /// Types into a text field: taps it, and enters the text character by character.
  ///
  /// A newline is the return key. Returns whether the field accepted the whole text; the delegate
  /// may reject parts of it.
  @preconcurrency @MainActor @discardableResult
  public static func type(_ text: String, into field: UITextField) -> Bool {
    guard field.isEditing || (tap(field) && field.isEditing) else { return false }
    var isTaken = true
    for character in text {
      let result = character.isNewline ? field.userPressesReturn() : field.userTypes("\(character)")
      isTaken = isTaken && result
    }
    field.window?.layoutIfNeeded()
    return isTaken
  }

  /// Types into a text view: taps it, and enters the text character by character.
  ///
  /// Returns whether the view accepted the whole text; the delegate may reject parts of it.
  @preconcurrency @MainActor @discardableResult
  public static func type(_ text: String, into textView: UITextView) -> Bool {
    guard textView.isFirstResponder || (tap(textView) && textView.isFirstResponder) else {
      return false
    }
    var isTaken = true
    for character in text { isTaken = textView.userTypes("\(character)") && isTaken }
    textView.window?.layoutIfNeeded()
    return isTaken
  }

  /// Presses the delete key; returns whether a character was deleted.
  @preconcurrency @MainActor @discardableResult
  public static func pressDelete(in field: UITextField) -> Bool {
    guard field.isEditing else { return false }
    defer { field.window?.layoutIfNeeded() }
    return field.userDeletes()
  }

  /// Presses the delete key in a text view; returns whether a character was deleted.
  @preconcurrency @MainActor @discardableResult
  public static func pressDelete(in textView: UITextView) -> Bool {
    guard textView.isFirstResponder else { return false }
    defer { textView.window?.layoutIfNeeded() }
    return textView.userDeletes()
  }

  /// Presses the return key; returns whether it did what it does by default.
  @preconcurrency @MainActor @discardableResult
  public static func pressReturn(in field: UITextField) -> Bool {
    guard field.isEditing else { return false }
    defer { field.window?.layoutIfNeeded() }
    return field.userPressesReturn()
  }

  /// Taps the clear button of a text field; returns whether it is visible.
  @preconcurrency @MainActor @discardableResult
  public static func pressClear(in field: UITextField) -> Bool {
    let isShown =
      switch field.clearButtonMode {
      case .never: false
      case .whileEditing: field.isEditing
      case .unlessEditing: !field.isEditing
      case .always: true
      }
    guard isShown, field.text?.isEmpty == false else { return false }
    field.userClears()
    field.window?.layoutIfNeeded()
    return true
  }
}
