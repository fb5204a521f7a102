/// An animation that can be paused, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether the animation is inactive, active or stopped.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running, and not paused.
  var isRunning: Bool { get }
  /// Whether the animation runs backwards.
  var isReversed: Bool { get set }
  /// The part of the animation that is complete, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or resumes it.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation where it is; unless `withoutFinishing` is true, ``finishAnimation(at:)``
  /// must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The states of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not started, or has finished.
  case inactive = 0
  /// The animation has started.
  case active = 1
  /// The animation was stopped, and has not been finished.
  case stopped = 2
}

/// An animation to which blocks and completions can be added.
///
/// Methods that are optional in UIKit have default implementations here, which do nothing.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that are animated over the rest of the animation, after a part of it has passed.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes to the animation.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that runs when the animation has finished.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
}

extension UIView {
  /// The system's timing curves.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut = 0
    /// Starts slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Runs at a constant speed.
    case linear = 3
  }
}
