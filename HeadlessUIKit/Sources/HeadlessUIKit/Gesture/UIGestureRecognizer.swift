/// Recognizes one kind of gesture, and reports it.
///
/// UIKit reports a gesture by calling a method named by a selector, which only Objective-C has.
/// Elsewhere, a subclass can observe its own ``state``, a delegate can use
/// `gestureRecognizerShouldBegin(_:)`, and tests and libraries can use `Headless.onAction(of:_:)`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The states of a gesture recognizer.
  public enum State: Int, Sendable {
    /// The gesture may still be recognized.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// The fingers of a continuous gesture have moved.
    case changed = 2
    /// The gesture has ended.
    case ended = 3
    /// The system cancelled the touches.
    case cancelled = 4
    /// The touches are not the gesture.
    case failed = 5

    /// The gesture has ended.
    public static let recognized = State.ended
  }

  var attempt = GestureAttempt()
  var rules = GestureRules()
  var actions: [GestureAction] = []

  var targets: [GestureTarget] = []

  /// Creates a recognizer that calls a method of a target, which is not kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  #if canImport(ObjectiveC)
  /// Creates a recognizer without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }
  #else
  /// Creates a recognizer without a target.
  public override init() {
    super.init()
  }
  #endif

  /// Calls a method of a target, which is not kept alive, when the gesture is recognized.
  open func addTarget(_ target: Any, action: Selector) {
    add(GestureTarget(target: target as AnyObject, action: action))
  }

  /// Stops calling a method; `nil` means any target or method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    remove(target.map { $0 as AnyObject }, action)
  }

  /// The state of the recognizer, set by subclasses; its effects are immediate.
  ///
  /// When the gesture is over and its last finger was lifted, the state is `.possible` again.
  open var state: UIGestureRecognizer.State {
    get { attempt.state }
    set { change(to: newValue) }
  }

  /// The delegate, which decides about touches and about gestures that are recognized together.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer receives touches; disabling it ends the gesture in progress.
  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }

  /// The view whose touches the recognizer receives, including those of its subviews.
  open var view: UIView? { rules.view }

  /// Whether recognizing the gesture cancels touches in views.
  open var cancelsTouchesInView = true
  /// Whether touches are delivered to views only after the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the end of touches is delivered to views only after the gesture has failed.
  open var delaysTouchesEnded = true
  /// A name that identifies the recognizer.
  open var name: String?

  /// Waits for another gesture to fail before recognizing this one.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    rules.requirements.append(otherGestureRecognizer)
  }

  /// Returns the center of the fingers, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint {
    place(in: view)
  }

  /// The number of fingers of the gesture.
  open var numberOfTouches: Int { attempt.fingers.count }

  /// Returns the position of one of the fingers, in the coordinates of a view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    place(ofTouch: touchIndex, in: view)
  }

  /// Called when fingers have touched the screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system has cancelled touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Resets the gesture before the recognizer is `.possible` again.
  open func reset() {}

  /// Stops tracking a finger.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    drop(touch)
  }

  /// Returns whether recognizing this gesture prevents another one.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether recognizing another gesture prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this gesture waits for another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another gesture waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer handles an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Whether an unfinished gesture continues while no finger is down, within the module.
  var waitsForFingers: Bool { false }

  /// The object that is asked as the delegate, within the module.
  var advisor: (any UIGestureRecognizerDelegate)? { delegate }

  /// Whether the recognizer's own rules allow the gesture to begin, within the module.
  var mayBegin: Bool { true }
}
