import RosterPlatform

extension UIView {
  /// Returns the first visible view in the tree that satisfies a condition.
  func firstView(where condition: (UIView) -> Bool) -> UIView? {
    guard !isHidden, alpha > 0 else { return nil }
    if condition(self) { return self }
    for subview in subviews {
      if let view = subview.firstView(where: condition) { return view }
    }
    return nil
  }

  /// Whether a part of the view is inside its window; prefetched cells are not.
  var isOnScreen: Bool {
    guard let window else { return false }
    return convert(bounds, to: window).intersects(window.bounds)
  }

  /// Returns whether the view itself shows a text, or has it as its accessibility label.
  func shows(_ text: String) -> Bool {
    if accessibilityLabel == text { return true }
    switch self {
    case let button as UIButton: return button.currentTitle == text
    case let label as UILabel: return label.text == text
    default: return false
    }
  }

  /// The center of the visible part of the view, in its window, if a finger reaches the view there.
  var touchPoint: CGPoint? {
    guard let window else { return nil }
    window.layoutIfNeeded()
    var visible = convert(bounds, to: window).intersection(window.bounds)
    for view in sequence(first: self as UIView, next: \.superview) where view is UIScrollView {
      visible = visible.intersection(view.convert(view.bounds, to: window))
    }
    let point = CGPoint(x: visible.midX, y: visible.midY)
    guard
      !visible.isEmpty, window.hitTest(point, with: nil)?.isDescendant(of: self) == true
    else { return nil }
    return point
  }

  /// Taps the center of the visible part of the view.
  ///
  /// - Returns: Whether the tap reached it.
  func tap() -> Bool {
    guard let window, let point = touchPoint else { return false }
    return window.tap(at: point)
  }

  /// Whether assistive technologies can focus the view.
  var isAccessible: Bool {
    isOnScreen
      && sequence(first: self, next: \.superview).allSatisfy {
        !$0.isHidden && $0.alpha > 0 && !$0.accessibilityElementsHidden
      }
  }

  /// The accessibility actions of the view.
  var actionsOfAssistiveTechnologies: [UIAccessibilityCustomAction] {
    isAccessible ? accessibilityCustomActions ?? [] : []
  }
}

extension UIWindow {
  /// Returns whether a text is on screen.
  func isShowing(_ text: String) -> Bool {
    view(showing: text) != nil || textField(text) != nil
  }

  /// Returns the first view on screen that shows a text.
  func view(showing text: String) -> UIView? {
    firstView { $0.shows(text) && $0.isOnScreen }
  }

  /// Returns the point where a finger reaches a view: a control, or a text in a control or a cell.
  func touchPoint(of view: UIView) -> CGPoint? {
    let target = sequence(first: view, next: \.superview)
      .first { $0 is UIControl || $0 is UICollectionViewCell }
    guard let target, target !== view else { return target?.touchPoint }
    // A label receives no touches, so a finger on it touches the view that contains it.
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: self)
    let touched = hitTest(middle, with: nil)
    return touched?.isDescendant(of: target) == true ? middle : target.touchPoint
  }

  /// Returns the text field on screen with a placeholder, a text or an accessibility label.
  func textField(_ name: String) -> UITextField? {
    let field = firstView { view in
      guard let field = view as? UITextField, field.isOnScreen else { return false }
      return [field.placeholder, field.text, field.accessibilityLabel].contains(name)
    }
    return field as? UITextField
  }

  /// Presses a key, and tells whether something came of it.
  func press(_ key: String, holding modifiers: UIKeyModifierFlags) -> Bool {
    #if canImport(UIKit)
    guard isUserInteractionEnabled, let start = rootViewController?.view else { return false }
    let command = sequence(first: start as UIResponder, next: \.next).lazy
      .flatMap { $0.keyCommands ?? [] }
      .first { $0.input == key && $0.modifierFlags == modifiers }
    guard let command, let action = command.action else { return false }
    return UIApplication.shared.sendAction(action, to: start, from: command, for: nil)
    #else
    return Headless.press(key, holding: modifiers, in: self)
    #endif
  }

  /// Taps a point, and returns whether a view received the tap.
  func tap(at point: CGPoint) -> Bool {
    #if canImport(UIKit)
    for view in sequence(first: hitTest(point, with: nil) ?? self, next: \.superview) {
      if let control = view as? UIControl {
        guard control.isEnabled else { return false }
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .primaryActionTriggered)
        return true
      }
      if let cell = view as? UICollectionViewCell {
        let list = sequence(first: view, next: \.superview).lazy
          .compactMap { $0 as? UICollectionView }
          .first
        guard let list, let path = list.indexPath(for: cell) else { return false }
        list.touch(cell, at: path)
        return true
      }
    }
    return false
    #else
    return Headless.tap(at: point, in: self)
    #endif
  }
}

extension UITextField {
  /// Types a text, character by character, after the present text.
  ///
  /// - Returns: Whether the field accepts text.
  func write(_ text: String) -> Bool {
    #if canImport(UIKit)
    guard isFirstResponder || isEnabled && touchPoint != nil && becomeFirstResponder() else {
      return false
    }
    for character in text {
      insertText(String(character))
    }
    return true
    #else
    return Headless.type(text, into: self)
    #endif
  }

  /// Deletes the text, character by character.
  ///
  /// - Returns: Whether all of it was deleted.
  func erase() -> Bool {
    guard write("") else { return false }
    for _ in text ?? "" {
      #if canImport(UIKit)
      deleteBackward()
      #else
      Headless.pressDelete(in: self)
      #endif
    }
    return text?.isEmpty ?? true
  }
}
