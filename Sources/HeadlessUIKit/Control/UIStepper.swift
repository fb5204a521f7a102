/// A control with which a user makes a value greater or smaller, step by step.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  /// When a held button repeats first, and how often then, in seconds; UIKit's figures are private.
  private static let repeatDelay: TimeInterval = 0.5
  private static let repeatInterval: TimeInterval = 0.1

  private var limits = (minimum: 0.0, maximum: 100.0)
  private var step = 1.0
  private var stored = 0.0
  private var hold = StepperHold()

  /// Creates a stepper; of the frame only the origin counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
  }

  /// The value, within the limits; setting it sends no event.
  open var value: Double {
    get { stored }
    set { stored = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue) }
  }

  /// The least value; a greatest one below it becomes it.
  open var minimumValue: Double {
    get { limits.minimum }
    set {
      limits = (newValue, max(newValue, limits.maximum))
      value = stored
    }
  }

  /// The greatest value; a least one above it becomes it.
  open var maximumValue: Double {
    get { limits.maximum }
    set {
      limits = (min(newValue, limits.minimum), newValue)
      value = stored
    }
  }

  /// How much a step is, which has to be more than nothing.
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

  /// Whether events are sent at each step of a held button, or only when the finger leaves.
  open var isContinuous = true
  /// Whether a held button goes on stepping.
  open var autorepeat = true
  /// Whether a step beyond one limit leads to the other.
  open var wraps = false

  /// The place of the stepper; its size stays.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The stepper's rectangle in its own coordinates; its size stays.
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

  /// Whether a step up, or one down, leads anywhere.
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

  /// Makes one step in the direction of the button that is held, and returns whether it led anywhere.
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

/// A finger on one of the buttons of a stepper.
private struct StepperHold {
  /// Counts touches, so that the time set for an earlier one is not mistaken.
  var session = 0
  var isUp = true
  var steps = 0
  var hasChanged = false
}
