/// A view that responds to the user's actions by sending events.
@preconcurrency @MainActor open class UIControl: UIView {
  var handlers: [EventHandler] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control that performs an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control is enabled.
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

  /// Whether a touch opens the control's menu instead of its other action.
  open var showsMenuAsPrimaryAction = false

  /// The present state of the control.
  open var state: UIControl.State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The vertical alignment of the content.
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Whether the control is tracking a finger.
  open private(set) var isTracking = false

  /// Whether the tracked finger is inside the control.
  open private(set) var isTouchInside = false

  /// Called when a finger touches the control; returns whether to track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger moves; returns whether to continue tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system stops tracking the finger.
  open func cancelTracking(with event: UIEvent?) {}

  /// Performs an action when one of the events occurs.
  ///
  /// An action that was added before with the same identifier for the same event is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    setHandler(action, for: controlEvents)
  }

  /// Stops performing an action when one of the events occurs.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action with an identifier when one of the events occurs.
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

  /// Performs the actions for the events, as if they had occurred.
  open func sendActions(for controlEvents: UIControl.Event) {
    performHandlers(for: controlEvents, with: nil)
  }

  /// Calls a method of a target, which is not kept alive, when one of the events occurs.
  ///
  /// If the target is `nil`, the method of the nearest responder that implements it is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    setTarget(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Stops calling a method when one of the events occurs; `nil` means any target or method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    removeTarget(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Calls a method of a target on behalf of the control.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    perform(action, on: target.map { $0 as AnyObject }, event)
  }

  /// The events that have actions or targets.
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

  /// A control prevents gestures of the views around it from receiving its own taps.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self else { return true }
    return !claims(gestureRecognizer)
  }

  /// Called within the module to find out whether the control handles a gesture of a view around it
  /// itself.
  func claims(_ recognizer: UIGestureRecognizer) -> Bool { false }

  /// Called within the module when the control's state has changed.
  func stateDidChange() {
    setNeedsLayout()
  }

  /// Called within the module to open the control's menu on a touch; returns whether there is one.
  func opensMenu() -> Bool { false }

  /// Called within the module before a finger that was lifted inside the control is reported.
  func willTouchUpInside() {}

  /// Called within the module after a finger was lifted inside the control.
  func didTouchUpInside() {}

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
