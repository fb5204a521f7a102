extension Headless {
  /// Writes into a text field as a user does: it is tapped, and every character is a change.
  ///
  /// A newline is the return key. Returns whether the field took all of the text; what its delegate
  /// refuses is not there.
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

  /// Writes into a text view as a user does: it is tapped, and every character is a change.
  ///
  /// Returns whether the view took all of the text; what its delegate refuses is not there.
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

  /// Presses the key that deletes the character before the cursor; returns whether one is gone.
  @preconcurrency @MainActor @discardableResult
  public static func pressDelete(in field: UITextField) -> Bool {
    guard field.isEditing else { return false }
    defer { field.window?.layoutIfNeeded() }
    return field.userDeletes()
  }

  /// Presses the return key; returns whether it did what it usually does.
  @preconcurrency @MainActor @discardableResult
  public static func pressReturn(in field: UITextField) -> Bool {
    guard field.isEditing else { return false }
    defer { field.window?.layoutIfNeeded() }
    return field.userPressesReturn()
  }

  /// Touches the button that empties a text field; returns whether it is shown.
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
