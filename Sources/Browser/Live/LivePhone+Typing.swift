#if !canImport(UIKit)
import HeadlessUIKit
import Roster

extension LivePhone {
  /// The text field or text view that is being edited, if there is one.
  var field: UIView? {
    window.firstDescendant { $0.isFirstResponder && ($0 is UITextField || $0 is UITextView) }
  }

  /// Where the next character appears, in the window's coordinates; `nil` if nothing is being edited.
  var caret: CGRect? {
    guard let field, let rect = Headless.caretRect(in: field) else { return nil }
    return field.convert(rect, to: window)
  }

  /// Shows the keyboard while a field is being edited, and hides it otherwise.
  func followField() {
    let height = field == nil ? 0 : LiveSurroundings.keyboardHeight(on: window.bounds.size)
    guard height != keyboardHeight else { return }
    keyboardHeight = height
    if height > 0 {
      Headless.showKeyboard(height: height, in: window)
    } else {
      Headless.hideKeyboard(in: window)
    }
    Headless.advance(by: 0)
  }

  /// Presses a key of the keyboard, by the name that browsers use or by what it types.
  ///
  /// During editing it changes the text. Otherwise it moves the focus, performs the key actions of items, or does what the
  /// app's key commands say.
  func press(_ key: String) {
    noteKey(key)
    guard let field else {
      if let key = Self.key(named: key) { Headless.press(key.input, in: window) }
      return
    }
    switch (key, field) {
    case ("Escape", _): _ = field.resignFirstResponder()
    case ("Backspace", let field as UITextField): Headless.pressDelete(in: field)
    case ("Backspace", let view as UITextView):
      guard !view.text.isEmpty else { return }
      view.text = String(view.text.dropLast())
      view.delegate?.textViewDidChange(view)
    case ("Enter", let field as UITextField): Headless.pressReturn(in: field)
    case ("Enter", let view as UITextView): Headless.type("\n", into: view)
    case (_, let field as UITextField) where key.count == 1: Headless.type(key, into: field)
    case (_, let view as UITextView) where key.count == 1: Headless.type(key, into: view)
    default: break
    }
  }

  private static func key(named name: String) -> KeyAction.Key? {
    switch name {
    case "ArrowUp": .up
    case "ArrowDown": .down
    case "ArrowLeft": .left
    case "ArrowRight": .right
    case "Tab": .tab
    case "Enter": .return
    case "Escape": .escape
    case "Backspace", "Delete": .delete
    default: name.count == 1 ? KeyAction.Key(name) : nil
    }
  }
}
#endif
