/// An object that handles events, or passes them to the next responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Called when the object was made from a nib; here only for objects of ``Headless/nibProvider``.
  open func awakeFromNib() {}

  /// Called when Interface Builder shows the object; here never.
  open func prepareForInterfaceBuilder() {}

  /// The responder that gets the events that this one does not handle.
  open var next: UIResponder? { nil }

  /// Whether this object can become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object can stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder of its window.
  open var isFirstResponder: Bool {
    responderWindow?.firstResponder === self
  }

  /// Makes this object the first responder of its window, and returns whether it is.
  ///
  /// That fails outside a window, if the object cannot become the first responder, and if the
  /// present one does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Stops being the first responder, and returns whether that succeeded.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// Returns whether this object performs an action at the moment; by default if it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// Returns the object that performs an action: this one, or the next in the chain that does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// The view that is shown in place of the keyboard; it is only kept.
  open var inputView: UIView? { nil }

  /// The view that is shown above the keyboard; it is only kept, and is in no window.
  open var inputAccessoryView: UIView? { nil }

  /// Asks for the input views again; they are only kept.
  open func reloadInputViews() {}

  /// Called when fingers have touched the screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system has cancelled touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// The keys with actions that this responder offers.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called when keys or buttons were pressed that nothing else has handled.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the force on a button changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys or buttons were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system has cancelled presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The window in which this object can be the first responder.
  var responderWindow: UIWindow? { nil }

  var accessibility = AccessibilityState()

  /// Whether assistive technologies can focus the object; UIKit's own views have a default.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isAccessibilityElementByNature }
    set { accessibility.isElement = newValue }
  }

  /// What an assistive technology reads; UIKit's own views default to their text.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? accessibilityLabelByNature }
    set { accessibility.label = newValue }
  }

  /// The present value of the object.
  open var accessibilityValue: String? {
    get { accessibility.value ?? accessibilityValueByNature }
    set { accessibility.value = newValue }
  }

  /// What happens when the object is activated.
  open var accessibilityHint: String?

  /// The traits of the object.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? accessibilityTraitsByNature }
    set { accessibility.traits = newValue }
  }

  /// The frame of the object, in the coordinates of the screen.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? accessibilityFrameByNature }
    set { accessibility.frame = newValue }
  }

  /// Whether assistive technologies ignore everything inside the object.
  open var accessibilityElementsHidden = false

  /// Whether assistive technologies ignore everything beside the object.
  open var accessibilityViewIsModal = false

  /// The accessibility elements inside the object, in order, in place of its subviews.
  open var accessibilityElements: [Any]?

  /// Returns the number of accessibility elements inside the object, where it provides them one by
  /// one.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns an accessibility element inside the object, by its number.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the number of an accessibility element inside the object, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  /// The custom actions that assistive technologies offer for the object.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Activates the object, and returns whether it handled that; otherwise it is tapped.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of an adjustable object.
  open func accessibilityIncrement() {}

  /// Decreases the value of an adjustable object.
  open func accessibilityDecrement() {}

  /// Dismisses what is shown on top, and returns whether it did.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Scrolls by a page, and returns whether it did; otherwise what is around the object is asked.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Returns whether an assistive technology has focused the object.
  open func accessibilityElementIsFocused() -> Bool {
    AssistiveFocus.shared.element === self
  }

  /// Called when an assistive technology has focused the object.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when an assistive technology has moved its focus away.
  open func accessibilityElementDidLoseFocus() {}
}
