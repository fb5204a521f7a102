/// Finds the speed at which the views that a block changes are animated.
@preconcurrency @MainActor final class AnimationSpeed {
  /// The object that collects the speeds of the views being changed.
  static var current: AnimationSpeed?

  private let outer = AnimationSpeed.current
  private weak var slowest: UIView?

  /// The speed of the slowest view that the block changed.
  var value: TimeInterval { slowest?.animationSpeed ?? 1 }

  /// Runs a block and collects the speeds of the views it changes.
  func gather(_ changes: () -> Void) {
    Self.current = self
    changes()
    Self.current = outer
  }

  /// Takes a view into account that is about to be changed.
  func note(_ view: UIView) {
    if slowest.map({ view.animationSpeed < $0.animationSpeed }) ?? true { slowest = view }
    outer?.note(view)
  }
}

extension UIView {
  /// The speed of time in the view's layer, multiplied by that of all layers around it.
  var animationSpeed: TimeInterval {
    var speed = TimeInterval(appearance.madeLayer?.speed ?? 1)
    var view = superview
    while let current = view {
      speed *= TimeInterval(current.appearance.madeLayer?.speed ?? 1)
      view = current.superview
    }
    return speed
  }
}

extension Headless {
  /// How often a paused animation checks whether it goes on, in seconds.
  private static let holdInterval: TimeInterval = 1 / 60

  /// Runs the action when an animation with a duration, in seconds, and a speed ends.
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

  /// Runs the action when an animation of a view ends; the duration is in the view's own seconds.
  @preconcurrency @MainActor static func schedule(
    after duration: TimeInterval,
    in view: UIView?,
    _ action: @escaping @MainActor () -> Void
  ) {
    withTime(of: view) {
      guard duration > 0, let reference = view?.layoutReference else {
        return schedule(after: duration, action)
      }
      schedule(after: duration, atSpeedOf: { reference.item?.asView?.animationSpeed ?? 1 }, action)
    }
  }
}
