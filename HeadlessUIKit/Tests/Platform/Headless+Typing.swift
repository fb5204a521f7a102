#if canImport(UIKit)
extension Headless {
  /// Types into a field, of which the delegate is asked as UIKit asks it.
  @MainActor
  @discardableResult
  public static func type(_ text: String, into field: UITextField) -> Bool {
    guard field.isEditing || field.becomeFirstResponder() else { return false }
    return text.reduce(true) { isTaken, character in
      let isTyped = character.isNewline ? pressReturn(in: field) : change(field, to: "\(character)")
      return isTyped && isTaken
    }
  }

  /// Types into a text view.
  @MainActor
  @discardableResult
  public static func type(_ text: String, into view: UITextView) -> Bool {
    guard view.isFirstResponder || view.becomeFirstResponder() else { return false }
    return text.reduce(true) { isTaken, character in
      let place = view.selectedRange
      let isAllowed = view.delegate?.textView?(
        view,
        shouldChangeTextIn: place,
        replacementText: "\(character)"
      )
      guard isAllowed ?? true else { return false }
      view.insertText("\(character)")
      return isTaken
    }
  }

  /// Presses the key that deletes.
  @MainActor
  @discardableResult
  public static func pressDelete(in field: UITextField) -> Bool {
    guard field.isEditing, let text = field.text, !text.isEmpty else { return false }
    let last = NSRange(location: text.utf16.count - 1, length: 1)
    guard
      field.delegate?.textField?(field, shouldChangeCharactersIn: last, replacementString: "")
        ?? true
    else { return false }
    field.deleteBackward()
    return true
  }

  /// Presses the key that ends a line.
  @MainActor
  @discardableResult
  public static func pressReturn(in field: UITextField) -> Bool {
    guard field.isEditing else { return false }
    let isTaken = field.delegate?.textFieldShouldReturn?(field) ?? true
    if isTaken { field.sendActions(for: .editingDidEndOnExit) }
    return isTaken
  }

  /// Presses the button that clears a field.
  @MainActor
  @discardableResult
  public static func pressClear(in field: UITextField) -> Bool {
    guard field.clearButtonMode != .never, field.delegate?.textFieldShouldClear?(field) ?? true
    else {
      return false
    }
    field.text = ""
    field.sendActions(for: .editingChanged)
    return true
  }

  @MainActor private static func change(_ field: UITextField, to text: String) -> Bool {
    let end = NSRange(location: (field.text ?? "").utf16.count, length: 0)
    guard
      field.delegate?.textField?(field, shouldChangeCharactersIn: end, replacementString: text)
        ?? true
    else { return false }
    field.insertText(text)
    return true
  }

  /// Presses a key; UIKit takes keys from the system only.
  @MainActor
  @discardableResult
  public static func press(
    _ key: String,
    holding modifiers: UIKeyModifierFlags = [],
    in window: UIWindow
  ) -> Bool {
    skip("A test cannot press the keys of a hardware keyboard.")
    return false
  }
}
#endif
