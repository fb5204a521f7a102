extension Headless {
  /// Presses a key of a hardware keyboard with modifiers, for a window.
  ///
  /// The key has its name in key commands: the character that it types, such as `"d"` or `"\r"`, or a name such
  /// as `UIKeyCommand.inputDownArrow`. As in UIKit, it is offered in this order: to a command that takes
  /// precedence over the system; to the text that is edited; to the focus, which arrows and the tab key move,
  /// and the return key selects; to the commands of the responders from the focus outward; and to their
  /// `pressesBegan(_:with:)`. Returns whether anything before the last of these has handled it.
  @preconcurrency @MainActor @discardableResult
  public static func press(
    _ key: String,
    holding modifiers: UIKeyModifierFlags = [],
    in window: UIWindow
  ) -> Bool {
    window.layoutIfNeeded()
    guard window.isUserInteractionEnabled, !window.isHidden else { return false }
    defer { window.layoutIfNeeded() }
    let start = window.responderOfKeys
    let command = sequence(first: start, next: \.next).lazy
      .flatMap { $0.keyCommands ?? [] }
      .first { $0.input == key && $0.modifierFlags == modifiers }
    if let command, command.wantsPriorityOverSystemBehavior, command.perform(from: start) {
      return true
    }
    if window.systemTakes(key, modifiers) { return true }
    if let command, command.perform(from: start) { return true }
    let press = UIPress(UIKey(key, modifiers), window: window, responder: start)
    start.pressesBegan([press], with: UIPressesEvent(press))
    press.phase = .ended
    start.pressesEnded([press], with: UIPressesEvent(press))
    return false
  }

  /// Returns the focused view of a window.
  @preconcurrency @MainActor public static func focusedView(in window: UIWindow) -> UIView? {
    window.focusedView
  }
}

extension UIWindow {
  /// The first responder for keys: the edited view, the focused view, or the visible view controller.
  fileprivate var responderOfKeys: UIResponder {
    if let firstResponder, firstResponder is UITextField || firstResponder is UITextView {
      return firstResponder
    }
    return focusedView ?? firstResponder ?? rootViewController?.topmostPresented.viewIfLoaded
      ?? subviews.last ?? self
  }

  /// Lets the system handle a key for text or for the focus; returns whether it did.
  fileprivate func systemTakes(_ key: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard modifiers.isSubset(of: [.shift]) else { return false }
    if let field = firstResponder as? UITextField { return type(key, modifiers, field) }
    if let view = firstResponder as? UITextView {
      return key.count == 1 && view.userTypes(modifiers.isEmpty ? key : key.uppercased())
    }
    if key == "\t" { return moveFocusToNextGroup(backward: modifiers == [.shift]) }
    guard modifiers.isEmpty else { return false }
    switch key {
    case UIKeyCommand.inputUpArrow: return moveFocus(.up)
    case UIKeyCommand.inputDownArrow: return moveFocus(.down)
    case UIKeyCommand.inputLeftArrow: return moveFocus(.left)
    case UIKeyCommand.inputRightArrow: return moveFocus(.right)
    case "\r":
      return (focusedView as? UICollectionReusableView)?.collectionView?.pressFocusedItem() ?? false
    default: return false
    }
  }

  private func type(_ key: String, _ modifiers: UIKeyModifierFlags, _ field: UITextField) -> Bool {
    switch key {
    case "\r": field.userPressesReturn()
    case UIKeyCommand.inputDelete: field.userDeletes()
    default:
      key.count == 1 && key != "\t" && field.userTypes(modifiers.isEmpty ? key : key.uppercased())
    }
  }
}

extension UIViewController {
  /// The topmost presented view controller.
  fileprivate var topmostPresented: UIViewController {
    presentedViewController?.topmostPresented ?? self
  }
}
