import RosterPlatform

extension UIView {
  /// The first view in the tree that is shown and meets a condition.
  func firstView(where condition: (UIView) -> Bool) -> UIView? {
    guard !isHidden, alpha > 0 else { return nil }
    if condition(self) { return self }
    for subview in subviews {
      if let view = subview.firstView(where: condition) { return view }
    }
    return nil
  }

  /// Whether a part of the view is inside its window, as cells that are got ready in advance are not.
  var isOnScreen: Bool {
    guard let window else { return false }
    return convert(bounds, to: window).intersects(window.bounds)
  }

  /// Whether the view by itself shows a text or goes by it.
  func shows(_ text: String) -> Bool {
    if accessibilityLabel == text { return true }
    switch self {
    case let button as UIButton: return button.currentTitle == text
    case let label as UILabel: return label.text == text
    default: return false
    }
  }

  /// Taps the middle of a control, or of a cell of a list.
  ///
  /// - Returns: Whether the tap reached it.
  func tap(in list: UICollectionView) -> Bool {
    #if canImport(UIKit)
    if let cell = self as? UICollectionViewCell {
      guard let path = list.indexPath(for: cell) else { return false }
      return list.tap(cell, at: path)
    }
    guard
      let window, let control = self as? UIControl, control.isEnabled,
      window.hitTest(convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window), with: nil)?
        .isDescendant(of: self) == true
    else { return false }
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .primaryActionTriggered)
    return true
    #else
    return Headless.tap(self)
    #endif
  }
}

extension UITextField {
  /// Writes a text, letter by letter, behind what is there.
  ///
  /// - Returns: Whether the field takes text.
  func write(_ text: String) -> Bool {
    #if canImport(UIKit)
    guard isEnabled, becomeFirstResponder() || isFirstResponder else { return false }
    for character in text {
      insertText(String(character))
    }
    return true
    #else
    return Headless.type(text, into: self)
    #endif
  }
}
