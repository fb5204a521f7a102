/// A view a user acts on, which tells by actions what happened to it.
@preconcurrency @MainActor open class UIControl: UIView {
  var handlers: [EventHandler] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control that performs an action when the user does what the control is mainly for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control takes touches.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Whether the control's menu opens when it is touched, in place of what it does otherwise.
  open var showsMenuAsPrimaryAction = false

  /// How the control looks and behaves at present.
  open var state: UIControl.State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where the content stands between the top and the bottom edge.
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Where the content stands between the left and the right edge.
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Whether the control follows a finger.
  open private(set) var isTracking = false

  /// Whether the finger the control follows is inside it.
  open private(set) var isTouchInside = false

  /// Called when a finger touched the control, and asks whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger moved, and asks whether to go on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger let go.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system stopped following the finger.
  open func cancelTracking(with event: UIEvent?) {}

  /// Performs an action whenever one of the events happens.
  ///
  /// An action that was added before under the same identifier and for the same event is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    setHandler(action, for: controlEvents)
  }

  /// Performs the action no longer when one of the events happens.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Performs the action with the identifier no longer when one of the events happens.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    removeHandler(actionIdentifier, for: controlEvents)
  }

  /// Performs an action on behalf of the control.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Performs the actions for the events, as if they had happened.
  open func sendActions(for controlEvents: UIControl.Event) {
    performHandlers(for: controlEvents, with: nil)
  }

  #if canImport(ObjectiveC)
  /// Calls a method of an object, which is not kept alive, whenever one of the events happens.
  ///
  /// For `nil` the responders from the first one on are asked who has the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    setTarget(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Calls a method no longer when one of the events happens; `nil` stands for any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    removeTarget(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Calls a method of an object on behalf of the control.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    perform(action, on: target.map { $0 as AnyObject }, event)
  }
  #endif

  /// The events for which there is an action.
  open var allControlEvents: UIControl.Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    if showsMenuAsPrimaryAction, opensMenu() { return }
    guard beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(.touchDown, with: event)
    if touch.tapCount > 1 { send(.touchDownRepeat, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, true): send(.touchDragInside, with: event)
    case (true, false): send(.touchDragExit, with: event)
    case (false, true): send(.touchDragEnter, with: event)
    case (false, false): send(.touchDragOutside, with: event)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    stopTracking()
    endTracking(touch, with: event)
    if isInside { willTouchUpInside() }
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside { didTouchUpInside() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }

  /// A control keeps the taps it is there for from gestures of the views around it.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self else { return true }
    return !claims(gestureRecognizer)
  }

  /// Called within the module to find out whether a gesture of a view around is the control's own.
  func claims(_ recognizer: UIGestureRecognizer) -> Bool { false }

  /// Called within the module when the control gets into another state.
  func stateDidChange() {
    setNeedsLayout()
  }

  /// Called within the module to find out whether a touch opens a menu, which it then does.
  func opensMenu() -> Bool { false }

  /// Called within the module before a finger that lifts inside the control is reported.
  func willTouchUpInside() {}

  /// Called within the module after a finger let go inside the control.
  func didTouchUpInside() {}

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
