/// A timer that calls back for each frame, sixty times a second.
///
/// It follows the time that is advanced. UIKit names the method with a selector, which only
/// Objective-C has; elsewhere, `Headless.displayLink(_:)` makes a display link that calls a
/// closure.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private static let frameDuration: CFTimeInterval = 1 / 60

  private let action: (CADisplayLink) -> Void
  private var isAdded = false
  private var isOver = false
  private var frame = 0

  init(action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  #if canImport(ObjectiveC)
  /// Creates a display link that calls a method of an object, which it keeps alive.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { sel.call(on: target, from: $0, for: nil) }
  }
  #endif

  /// When the last frame was shown, on the clock of `CACurrentMediaTime()`.
  open private(set) var timestamp: CFTimeInterval = 0

  /// When the next frame will be shown, on the clock of `CACurrentMediaTime()`.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// The duration of a frame, in seconds.
  open var duration: CFTimeInterval { Self.frameDuration }

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
    Headless.scheduleFrame(after: Self.frameDuration) { [self] in
      guard frame == expected else { return }
      timestamp = Headless.now
      action(self)
      if frame == expected { waitForFrame() }
    }
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
