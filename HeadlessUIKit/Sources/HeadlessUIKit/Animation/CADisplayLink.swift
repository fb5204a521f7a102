/// A timer that calls back for each frame, sixty times a second if nothing slower is preferred.
///
/// It follows the time that is advanced. `Headless.displayLink(_:)` makes a display link that calls a
/// closure.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  /// The frames that the screen shows in a second.
  private static let mostFrames = 60

  private let action: (CADisplayLink) -> Void
  private var isAdded = false
  private var isOver = false
  private var frame = 0

  init(action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  /// Creates a display link that calls a method of an object, which it keeps alive.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { sel.call(on: target, from: $0, for: nil) }
  }

  /// When the last frame was shown, on the clock of `CACurrentMediaTime()`.
  open private(set) var timestamp: CFTimeInterval = 0

  /// When the next frame will be shown, on the clock of `CACurrentMediaTime()`.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// The duration of a frame, in seconds.
  open var duration: CFTimeInterval {
    let ranged = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
    let wanted = preferredFramesPerSecond > 0 ? Float(preferredFramesPerSecond) : ranged
    let most = Float(Self.mostFrames)
    return 1 / CFTimeInterval(wanted > 0 ? min(wanted, most) : most)
  }

  /// How often to call back in a second; 0 means as often as there are frames.
  open var preferredFramesPerSecond = 0

  /// How often to call back in a second.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Whether the display link is paused.
  open var isPaused = false {
    didSet { if isPaused != oldValue { update() } }
  }

  /// Starts calling back in a run loop; here there is only one.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    update()
  }

  /// Stops calling back in a run loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    update()
  }

  /// Stops calling back for good.
  open func invalidate() {
    isOver = true
    update()
  }

  private func update() {
    frame += 1
    if isAdded, !isPaused, !isOver { waitForFrame() }
  }

  private func waitForFrame() {
    let expected = frame
    Headless.scheduleFrame(after: duration) { [self] in
      guard frame == expected else { return }
      timestamp = Headless.now
      action(self)
      if frame == expected { waitForFrame() }
    }
  }
}

/// How many frames a second an animation has.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// What is best, if anything is.
  public var preferred: Float?

  /// As many as there are.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

extension Headless {
  /// Makes a display link that calls a closure, which starts when you add the link to a run loop.
  @preconcurrency @MainActor public static func displayLink(
    _ action: @escaping (CADisplayLink) -> Void
  ) -> CADisplayLink {
    CADisplayLink(action: action)
  }
}
