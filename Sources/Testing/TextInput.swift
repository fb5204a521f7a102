import RosterPlatform

/// A view that the user types into: a text field or a text view.
@MainActor
enum TextInput {
  case field(UITextField)
  case view(UITextView)

  init?(_ view: UIView) {
    switch view {
    case let field as UITextField: self = .field(field)
    case let view as UITextView: self = .view(view)
    default: return nil
    }
  }

  private var view: UIView {
    switch self {
    case .field(let field): field
    case .view(let view): view
    }
  }

  private var text: String {
    switch self {
    case .field(let field): field.text ?? ""
    case .view(let view): view.text ?? ""
    }
  }

  /// What the user may call it: its placeholder, its text or its accessibility label.
  var names: [String] {
    switch self {
    case .field(let field):
      [field.placeholder, field.text, field.accessibilityLabel].compactMap(\.self)
    case .view(let view): [view.text, view.accessibilityLabel].compactMap(\.self)
    }
  }

  /// Whether the user can type into it: it has the focus, or a finger reaches it.
  var isReachable: Bool { view.isFirstResponder || view.touchPoint != nil }

  /// Types a text, character by character, after the present text.
  ///
  /// - Returns: Whether it accepts text.
  func write(_ text: String) -> Bool {
    #if canImport(UIKit)
    guard isReachable, accepts, view.isFirstResponder || view.becomeFirstResponder() else {
      return false
    }
    for character in text { (view as? any UIKeyInput)?.insertText(String(character)) }
    return true
    #else
    switch self {
    case .field(let field): return Headless.type(text, into: field)
    case .view(let view): return Headless.type(text, into: view)
    }
    #endif
  }

  /// Deletes the text, character by character.
  ///
  /// - Returns: Whether all of it was deleted.
  func erase() -> Bool {
    guard write("") else { return false }
    for _ in text {
      #if canImport(UIKit)
      (view as? any UIKeyInput)?.deleteBackward()
      #else
      switch self {
      case .field(let field): Headless.pressDelete(in: field)
      case .view(let view): Headless.pressDelete(in: view)
      }
      #endif
    }
    return text.isEmpty
  }

  #if canImport(UIKit)
  private var accepts: Bool {
    switch self {
    case .field(let field): field.isEnabled
    case .view(let view): view.isEditable
    }
  }
  #endif
}
