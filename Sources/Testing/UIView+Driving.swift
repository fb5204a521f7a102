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

  /// Returns the visible views in the tree that satisfy a condition, those in front last.
  func views(where condition: (UIView) -> Bool) -> [UIView] {
    var found: [UIView] = []
    addViews(to: &found, where: condition)
    return found
  }

  private func addViews(to found: inout [UIView], where condition: (UIView) -> Bool) {
    guard !isHidden, alpha > 0 else { return }
    if condition(self) { found.append(self) }
    for subview in subviews { subview.addViews(to: &found, where: condition) }
  }

  /// Whether the user types into the view.
  var isTextInput: Bool { self is UITextField || self is UITextView }

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
    case let view as UITextView: return view.text == text
    case let control as UISegmentedControl: return control.segment(titled: text) != nil
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
    !views(showing: text).isEmpty || !textInputs(text).isEmpty
  }

  /// Returns the views on screen that show a text.
  func views(showing text: String) -> [UIView] {
    views { $0.shows(text) && $0.isOnScreen }
  }

  /// Returns the point where a finger reaches a text in a view: a control, or a text in a control or a cell.
  func touchPoint(of view: UIView, showing text: String) -> CGPoint? {
    if let control = view as? UISegmentedControl, let index = control.segment(titled: text) {
      return control.touchPoint(ofSegment: index)
    }
    let target = sequence(first: view, next: \.superview)
      .first { $0 is UIControl || $0 is UICollectionViewCell }
    guard let target, target !== view else { return target?.touchPoint }
    // A label receives no touches, so a finger on it touches the view that contains it.
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: self)
    let touched = hitTest(middle, with: nil)
    return touched?.isDescendant(of: target) == true ? middle : target.touchPoint
  }

  /// Returns the text fields and text views on screen with a placeholder, a text or an accessibility label.
  func textInputs(_ name: String) -> [TextInput] {
    views { $0.isTextInput && $0.isOnScreen }.compactMap(TextInput.init)
      .filter { $0.names.contains(name) }
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
        (control as? UISegmentedControl)?.touchSegment(at: point)
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

extension UISegmentedControl {
  /// Returns the index of the first segment with a title.
  func segment(titled title: String) -> Int? {
    (0..<Int(numberOfSegments)).first { titleForSegment(at: .init($0)) == title }
  }

  /// Returns the center of a segment, in the window, if a finger reaches it there.
  func touchPoint(ofSegment index: Int) -> CGPoint? {
    guard let window, isEnabledForSegment(at: .init(index)) else { return nil }
    #if canImport(UIKit)
    let count = Int(numberOfSegments)
    let width = bounds.width / CGFloat(max(1, count))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = width * CGFloat(isMirrored ? count - 1 - index : index)
    let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    #else
    let frame = Headless.frame(ofSegment: index, in: self)
    #endif
    let point = convert(CGPoint(x: frame.midX, y: frame.midY), to: window)
    return window.hitTest(point, with: nil)?.isDescendant(of: self) == true ? point : nil
  }

  #if canImport(UIKit)
  /// Selects the segment at a point of the window, as a finger does.
  func touchSegment(at point: CGPoint) {
    let segments = 0..<Int(numberOfSegments)
    guard let index = segments.first(where: { touchPoint(ofSegment: $0) == point }) else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
  }
  #endif
}
