/// How fast the views are animated that a block changes.
@preconcurrency @MainActor final class AnimationSpeed {
  /// What gathers the speeds of the views that are being changed.
  static var current: AnimationSpeed?

  private let outer = AnimationSpeed.current
  private weak var slowest: UIView?

  /// The speed of the view that was the slowest of those that were changed.
  var value: TimeInterval { slowest?.animationSpeed ?? 1 }

  /// Runs a block, and gathers the speeds of the views it changes.
  func gather(_ changes: () -> Void) {
    Self.current = self
    changes()
    Self.current = outer
  }

  /// Counts a view in that is about to be changed.
  func note(_ view: UIView) {
    if slowest.map({ view.animationSpeed < $0.animationSpeed }) ?? true { slowest = view }
    outer?.note(view)
  }
}

extension UIView {
  /// How fast time passes in the view's layer, which those around it have a part in.
  var animationSpeed: TimeInterval {
    var speed = TimeInterval(layer.speed)
    var view = superview
    while let current = view {
      speed *= TimeInterval(current.layer.speed)
      view = current.superview
    }
    return speed
  }
}

extension Headless {
  /// How often an animation that is held looks whether it goes on, in seconds.
  private static let holdInterval: TimeInterval = 1 / 60

  /// Runs the action once an animation of some duration is over, in seconds, at a speed.
  @preconcurrency @MainActor static func schedule(
    after duration: TimeInterval,
    atSpeedOf speed: @escaping @MainActor () -> TimeInterval,
    _ action: @escaping @MainActor () -> Void
  ) {
    let present = speed()
    guard duration > 0, present <= 0 else {
      return schedule(after: duration > 0 ? duration / present : duration, action)
    }
    scheduleFrame(after: holdInterval) { schedule(after: duration, atSpeedOf: speed, action) }
  }

  /// Runs the action once an animation in a view is over, in seconds of the view's own time.
  @preconcurrency @MainActor static func schedule(
    after duration: TimeInterval,
    in view: UIView?,
    _ action: @escaping @MainActor () -> Void
  ) {
    schedule(after: duration, atSpeedOf: { [weak view] in view?.animationSpeed ?? 1 }, action)
  }
}
