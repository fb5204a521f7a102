/// Watches fingers for one gesture, and tells when a user makes it.
///
/// UIKit tells by calling a method that is named by a selector, which only Objective-C has. Where it
/// does not exist, a subclass learns of the gesture from its own ``state``, a delegate from
/// `gestureRecognizerShouldBegin(_:)`, and a test or the glue of a library from
/// `Headless.onAction(of:_:)`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a recognizer is with its gesture.
  public enum State: Int, Sendable {
    /// It may still be the gesture.
    case possible = 0
    /// A gesture that takes time has begun.
    case began = 1
    /// The fingers of a gesture that takes time have moved.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// The system took the fingers away.
    case cancelled = 4
    /// It is another gesture, or none.
    case failed = 5

    /// The gesture is complete.
    public static let recognized = State.ended
  }

  var attempt = GestureAttempt()
  var rules = GestureRules()
  var actions: [GestureAction] = []

  #if canImport(ObjectiveC)
  var targets: [GestureTarget] = []

  /// Creates a recognizer that calls a method of an object, which is not kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that calls no method.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Calls a method of an object, which is not kept alive, when the user makes the gesture.
  open func addTarget(_ target: Any, action: Selector) {
    add(GestureTarget(target: target as AnyObject, action: action))
  }

  /// Calls a method no longer; `nil` stands for any object and any method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    remove(target.map { $0 as AnyObject }, action)
  }
  #else
  /// Creates a recognizer.
  public override init() {
    super.init()
  }
  #endif

  /// How far the recognizer is; subclasses set it, and what that leads to happens at once.
  ///
  /// A recognizer whose gesture is over is `.possible` again when the last of its fingers has left.
  open var state: UIGestureRecognizer.State {
    get { attempt.state }
    set { change(to: newValue) }
  }

  /// What has a say in which touches count, and which gestures go together.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer gets touches; turning it off ends the gesture that is under way.
  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }

  /// The view whose touches the recognizer gets, with those of the views inside it.
  open var view: UIView? { rules.view }

  /// Whether views lose the touches of a gesture that is recognized.
  open var cancelsTouchesInView = true
  /// Whether views hear of a touch only when it turns out not to belong to the gesture.
  open var delaysTouchesBegan = false
  /// Whether views hear that a finger has left only when that turns out not to belong to the gesture.
  open var delaysTouchesEnded = true
  /// A name by which recognizers are distinguished.
  open var name: String?

  /// Waits with this gesture until the other one turns out not to be made.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    rules.requirements.append(otherGestureRecognizer)
  }

  /// Where the gesture is: the middle between its fingers, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint {
    place(in: view)
  }

  /// How many fingers the recognizer follows.
  open var numberOfTouches: Int { attempt.fingers.count }

  /// Where one of the fingers is, in the coordinates of a view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    place(ofTouch: touchIndex, in: view)
  }

  /// Called when fingers touched the screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers left the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system stopped following fingers.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Forgets the gesture; called before the recognizer is `.possible` again.
  open func reset() {}

  /// Does not follow a finger any longer.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    drop(touch)
  }

  /// Returns whether this gesture, once recognized, rules another one out.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another gesture, once recognized, rules this one out.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this gesture waits for another one not to be made.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another gesture waits for this one not to be made.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer takes part in an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Whether a gesture that is not complete goes on while no finger is down, within the module.
  var waitsForFingers: Bool { false }

  /// What is asked as the delegate, within the module.
  var advisor: (any UIGestureRecognizerDelegate)? { delegate }

  /// Whether the recognizer's own rules let the gesture begin, within the module.
  var mayBegin: Bool { true }
}
