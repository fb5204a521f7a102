/// Calls back for each frame that is shown, sixty times a second.
///
/// It follows the time that is advanced. A method is named by a selector, which only Objective-C has;
/// elsewhere `Headless.displayLink(_:)` makes one that calls a closure.
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

  /// When the last frame was shown, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0

  /// When the next frame will be shown, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// How long a frame is shown, in seconds.
  open var duration: CFTimeInterval { Self.frameDuration }

  /// Whether it does not call back for the time being.
  open var isPaused = false {
    didSet { if isPaused != oldValue { update() } }
  }

  /// Begins to call back in a run loop; there is one here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    update()
  }

  /// Calls back in a run loop no longer.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    update()
  }

  /// Calls back no longer, for good.
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
  /// Makes a display link that calls a closure; add it to a run loop to begin.
  @preconcurrency @MainActor public static func displayLink(
    _ action: @escaping (CADisplayLink) -> Void
  ) -> CADisplayLink {
    CADisplayLink(action: action)
  }
}
