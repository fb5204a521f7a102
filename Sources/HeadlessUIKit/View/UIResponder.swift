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

  /// Makes this responder the first one of its window, and tells whether it is.
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

  /// Gives up being the first responder, and tells whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// Tells that fingers touched the screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells that fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells that fingers left the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells that the system stopped following fingers.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// The window in which this responder can be the first one.
  var responderWindow: UIWindow? { nil }
}
