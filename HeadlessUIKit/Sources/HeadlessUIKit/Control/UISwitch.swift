/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The styles of switches.
  public enum Style: Int, Sendable {
    /// The platform's style.
    case automatic = 0
    /// A checkbox.
    case checkbox = 1
    /// A sliding knob.
    case sliding = 2
  }

  /// The fixed size of a switch, and how far it extends beyond its alignment rectangle, in points.
  private static let size = CGSize(width: 51, height: 31)
  private static let overhang: CGFloat = 2

  private var drag = SwitchDrag()

  /// Creates a switch; only the origin of the frame is used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
  }

  /// Whether the switch is on; setting it sends no event.
  open var isOn = false

  /// Sets whether the switch is on, without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The color while the switch is on; nil means green.
  open var onTintColor: UIColor?
  /// The color of the knob; nil means white.
  open var thumbTintColor: UIColor?
  /// The style that the app prefers.
  open var preferredStyle: UISwitch.Style = .automatic
  /// The style of the switch.
  open var style: UISwitch.Style { .sliding }

  /// The frame of the switch, whose size is fixed.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The bounds of the switch, whose size is fixed.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - Self.overhang, height: Self.size.height)
  }

  /// The switch extends beyond its alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.overhang)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = SwitchDrag(start: touch.location(in: self).x, position: isOn)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag.move(to: touch.location(in: self).x, isReversed: isReversed)
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let isInside = touch.map { point(inside: $0.location(in: self), with: event) } ?? false
    guard let wanted = drag.isDrag ? drag.position : isInside ? !isOn : nil, wanted != isOn else {
      return
    }
    isOn = wanted
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  override func claims(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isSingleTap || recognizer is UIPanGestureRecognizer
  }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

/// A finger that drags the knob of a switch.
private struct SwitchDrag {
  /// How far a finger has to move to drag the knob, in points.
  private static let slack: CGFloat = 10

  var start: CGFloat = 0
  var position = false
  private(set) var isDrag = false

  init(start: CGFloat = 0, position: Bool = false) {
    self.start = start
    self.position = position
  }

  mutating func move(to x: CGFloat, isReversed: Bool) {
    guard abs(x - start) >= Self.slack else { return }
    isDrag = true
    position = (x > start) != isReversed
    start = x
  }
}
