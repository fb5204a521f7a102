#if !canImport(UIKit)
import HeadlessUIKit

extension LivePhone {
  /// The text field or text view that is being edited, if there is one.
  var field: UIView? {
    window.firstDescendant { $0.isFirstResponder && ($0 is UITextField || $0 is UITextView) }
  }

  /// Presses a key of the keyboard during editing.
  func press(_ key: String) {
    guard let field else { return }
    noteKey(key)
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
}
#endif
