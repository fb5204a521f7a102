/// Something that happens over time and can be stopped on its way.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// How far the animation is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether it goes on by itself.
  var isRunning: Bool { get }
  /// Whether it goes back.
  var isReversed: Bool { get set }
  /// How much of the way is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or goes on with it.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animation where it is.
  func pauseAnimation()
  /// Ends the animation where it is; the end has to be given, unless it is to be without one.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Gives a stopped animation its end.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// How far an animation is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It has begun.
  case active = 1
  /// It was stopped and has no end yet.
  case stopped = 2
}

/// An animation that takes changes and reports its end.
///
/// What is optional in UIKit has a default implementation here, which does nothing.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Makes changes that happen over what is left of the animation, after a part of it.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Makes changes that happen over the animation.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Calls back when the animation is over.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
}

extension UIView {
  /// How fast an animation is on its way.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut = 0
    /// Starts slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Runs evenly.
    case linear = 3
  }
}
