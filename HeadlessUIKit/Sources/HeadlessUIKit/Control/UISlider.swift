/// A control for choosing a value from a range.
@preconcurrency @MainActor open class UISlider: UIControl {
  private static let height: CGFloat = 31
  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  /// How far from the thumb a finger can start to move it, in points.
  private static let reach: CGFloat = 8

  private var range = SliderRange()
  private var touchOffset: CGFloat = 0
  private var valueBefore: Float = 0

  /// The value, within the range; setting it sends no event.
  open var value: Float {
    get { range.value }
    set { range.value = nearestTick?(newValue, range) ?? newValue }
  }

  /// The configuration of the track, whose type not all systems have.
  private var track: Any?

  /// Returns the value nearest to another that a tick has, if the slider has no others.
  private var nearestTick: ((Float, SliderRange) -> Float)?

  /// The ticks of the track, and whether there are values between them; ticks are not drawn.
  @available(iOS 26, macOS 10.15, *)
  open var trackConfiguration: UISlider.TrackConfiguration? {
    get { track as? TrackConfiguration }
    set {
      track = newValue
      nearestTick = newValue.map { track in { track.value(near: $0, in: $1) } }
      value = range.value
    }
  }

  /// Sets the value without sending an event.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// The minimum value; setting it above the maximum raises the maximum.
  open var minimumValue: Float {
    get { range.minimum }
    set { range.minimum = newValue }
  }

  /// The maximum value; setting it below the minimum lowers the minimum.
  open var maximumValue: Float {
    get { range.maximum }
    set { range.maximum = newValue }
  }

  /// Whether events are sent while the finger moves, or only when it is lifted.
  open var isContinuous = true
  /// The color of the track before the thumb; nil means the tint color.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb; nil means white.
  open var thumbTintColor: UIColor?

  /// Returns the rectangle of the track for bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX,
      y: bounds.midY - Self.trackHeight / 2,
      width: bounds.width,
      height: Self.trackHeight
    )
  }

  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let part = range.part(of: value)
    let way = max(0, rect.width - Self.thumbSide)
    return CGRect(
      x: rect.minX + way * (isReversed ? 1 - part : part),
      y: rect.midY - Self.thumbSide / 2,
      width: Self.thumbSide,
      height: Self.thumbSide
    )
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Tracks a finger only if it starts on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let thumb = presentThumb
    guard thumb.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self)) else {
      return false
    }
    touchOffset = x - thumb.midX
    valueBefore = value
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let way = max(1, track.width - Self.thumbSide)
    let part = (touch.location(in: self).x - touchOffset - track.minX - Self.thumbSide / 2) / way
    let old = value
    value = range.value(at: isReversed ? 1 - part : part)
    if isContinuous, value != old { sendValue() }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous, value != valueBefore { sendValue() }
  }

  override func claims(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let touch = recognizer.attempt.touches.first else { return false }
    let isOnThumb = presentThumb.contains(touch.location(in: self))
    return isOnThumb && (recognizer is UISwipeGestureRecognizer || isTracking)
  }

  /// The position of the thumb, from 0 to 1.
  package var drawnPart: CGFloat { range.part(of: value) }

  /// The present rectangle of the thumb.
  package var presentThumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func sendValue() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

/// A value with a minimum and a maximum.
struct SliderRange {
  private var stored: Float = 0

  var minimum: Float = 0 {
    didSet {
      if maximum < minimum { maximum = minimum }
      value = stored
    }
  }

  var maximum: Float = 1 {
    didSet {
      if minimum > maximum { minimum = maximum }
      value = stored
    }
  }

  var value: Float {
    get { stored }
    set { stored = newValue.isNaN ? minimum : min(max(newValue, minimum), maximum) }
  }

  func part(of value: Float) -> CGFloat {
    maximum > minimum ? CGFloat((value - minimum) / (maximum - minimum)) : 0
  }

  func value(at part: CGFloat) -> Float {
    minimum + Float(min(max(part, 0), 1)) * (maximum - minimum)
  }
}
