/// A control that increases and decreases a value in steps.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  /// The delay before a pressed button repeats, and the interval then, in seconds; UIKit does not
  /// document them.
  private static let repeatDelay: TimeInterval = 0.5
  private static let repeatInterval: TimeInterval = 0.1

  private var limits = (minimum: 0.0, maximum: 100.0)
  private var step = 1.0
  private var stored = 0.0
  private var hold = StepperHold()

  /// Creates a stepper; only the origin of the frame is used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
  }

  /// The value, limited to the range; setting it sends no event.
  open var value: Double {
    get { stored }
    set { stored = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue) }
  }

  /// The minimum value; setting it above the maximum raises the maximum.
  open var minimumValue: Double {
    get { limits.minimum }
    set {
      limits = (newValue, max(newValue, limits.maximum))
      value = stored
    }
  }

  /// The maximum value; setting it below the minimum lowers the minimum.
  open var maximumValue: Double {
    get { limits.maximum }
    set {
      limits = (min(newValue, limits.minimum), newValue)
      value = stored
    }
  }

  /// The size of a step, which must be positive.
  open var stepValue: Double {
    get { step }
    set {
      guard newValue > 0 else {
        Headless.fail(
          "F-STEP",
          name: "NSInvalidArgumentException",
          "-[UIStepper setStepValue:]: a step has to be greater than 0, and \(newValue) is not"
        )
        return
      }
      step = newValue
    }
  }

  /// Whether events are sent for each step while a button is pressed, or only when the finger is
  /// lifted.
  open var isContinuous = true
  /// Whether a pressed button repeats.
  open var autorepeat = true
  /// Whether a step beyond one end of the range continues at the other.
  open var wraps = false

  /// The frame of the stepper, whose size is fixed.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The bounds of the stepper, whose size is fixed.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x >= bounds.midX
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    hold = StepperHold(session: hold.session + 1, isUp: isRight != isReversed)
    if autorepeat { goOn(after: Self.repeatDelay) }
    return super.beginTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let isInside = touch.map { point(inside: $0.location(in: self), with: event) } ?? false
    let isTap = hold.steps == 0 && isInside
    hold.session += 1
    if isTap {
      if take() { sendValue() }
    } else if !isContinuous, hold.hasChanged {
      sendValue()
    }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    hold.session += 1
  }

  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

  /// Returns whether a step up or down changes the value.
  package func canStep(up isUp: Bool) -> Bool {
    isEnabled && (wraps || (isUp ? value < maximumValue : value > minimumValue))
  }

  private func goOn(after delay: TimeInterval) {
    let session = hold.session
    Headless.schedule(after: delay) { [weak self] in
      guard let self, hold.session == session, isTracking else { return }
      hold.steps += 1
      if take() {
        hold.hasChanged = true
        if isContinuous { sendValue() }
      }
      goOn(after: Self.repeatInterval)
    }
  }

  /// Makes one step in the direction of the pressed button, and returns whether the value changed.
  private func take() -> Bool {
    let old = value
    let next = value + (hold.isUp ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    return value != old
  }

  private func sendValue() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

/// A finger on one of a stepper's buttons.
private struct StepperHold {
  /// Counts touches, so that a timer of an earlier one is ignored.
  var session = 0
  var isUp = true
  var steps = 0
  var hasChanged = false
}
