/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// As the platform says.
    case automatic = 0
    /// As a box with a check mark.
    case checkbox = 1
    /// As a knob that slides.
    case sliding = 2
  }

  /// The size every switch has, and how much of it lies beyond the edge that is aligned, in points.
  private static let size = CGSize(width: 51, height: 31)
  private static let overhang: CGFloat = 2

  private var drag = SwitchDrag()

  /// Creates a switch; of the frame only the origin counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
  }

  /// Whether the switch is on; setting it sends no event.
  open var isOn = false

  /// Sets whether the switch is on, and sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The color while the switch is on; green if there is none.
  open var onTintColor: UIColor?
  /// The color of the knob; white if there is none.
  open var thumbTintColor: UIColor?
  /// How the switch would like to look.
  open var preferredStyle: UISwitch.Style = .automatic
  /// How the switch looks.
  open var style: UISwitch.Style { .sliding }

  /// The place of the switch; its size stays.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The switch's rectangle in its own coordinates; its size stays.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.size.width - Self.overhang, height: Self.size.height)
  }

  /// The switch reaches beyond the edge that is aligned.
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

/// Where a finger has drawn the knob of a switch.
private struct SwitchDrag {
  /// How far a finger has to go to take the knob along, in points.
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
