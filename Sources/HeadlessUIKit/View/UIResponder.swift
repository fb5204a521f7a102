/// An object that can answer events and pass them on to the next one.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder that gets what this one does not answer.
  open var next: UIResponder? { nil }

  /// Whether this responder may become the first one.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder may give up being the first one.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first one of its window.
  open var isFirstResponder: Bool {
    responderWindow?.firstResponder === self
  }

  /// Makes this responder the first one of its window, and returns whether it is.
  ///
  /// It refuses outside a window, when it may not, and when the present one does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up being the first responder, and returns whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// Called when fingers touched the screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers left the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system stopped following fingers.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// The window in which this responder can be the first one.
  var responderWindow: UIWindow? { nil }

  var accessibility = AccessibilityState()

  /// Whether an assistive technology can turn to the object; views of the system know by themselves.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isAccessibilityElementByNature }
    set { accessibility.isElement = newValue }
  }

  /// What an assistive technology reads; views of the system read their text unless it is set.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? accessibilityLabelByNature }
    set { accessibility.label = newValue }
  }

  /// What the object is set to.
  open var accessibilityValue: String? {
    get { accessibility.value ?? accessibilityValueByNature }
    set { accessibility.value = newValue }
  }

  /// What happens when the object is touched.
  open var accessibilityHint: String?

  /// What kind of thing the object is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? accessibilityTraitsByNature }
    set { accessibility.traits = newValue }
  }

  /// Where the object is, in the coordinates of the screen.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? accessibilityFrameByNature }
    set { accessibility.frame = newValue }
  }

  /// Whether assistive technologies pass over what is inside the object.
  open var accessibilityElementsHidden = false

  /// Whether assistive technologies pass over what is beside the object.
  open var accessibilityViewIsModal = false

  /// What is inside the object for assistive technologies, in order, in place of its subviews.
  open var accessibilityElements: [Any]?

  /// What a person can do with the object through an assistive technology.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Does what a touch does, and returns whether it did; otherwise the object is touched.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value of something adjustable larger.
  open func accessibilityIncrement() {}

  /// Makes the value of something adjustable smaller.
  open func accessibilityDecrement() {}

  /// Leaves what is shown on top, and returns whether it did.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Called when an assistive technology has turned to the object.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when an assistive technology has turned to something else.
  open func accessibilityElementDidLoseFocus() {}
}
