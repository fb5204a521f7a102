extension UIView {
  /// Whether animations run; otherwise changes finish immediately.
  public private(set) static var areAnimationsEnabled = true

  /// The duration of the animation whose block is running, in seconds, or 0 outside of one.
  ///
  /// A nested animation inherits the duration of the outer one.
  public private(set) static var inheritedAnimationDuration: TimeInterval = 0

  /// Turns animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    areAnimationsEnabled = enabled
  }

  /// Runs a block without animating the changes it makes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let enabled = areAnimationsEnabled
    let duration = inheritedAnimationDuration
    areAnimationsEnabled = false
    inheritedAnimationDuration = 0
    actionsWithoutAnimation()
    areAnimationsEnabled = enabled
    inheritedAnimationDuration = duration
  }

  /// Animates changes with a duration, in seconds.
  ///
  /// The changes are made immediately; the completion runs when time was advanced that far.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes with a duration and a delay, in seconds.
  ///
  /// The changes are made immediately; the completion runs when time was advanced that far.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = inheritedAnimationDuration
    if outer == 0, areAnimationsEnabled { inheritedAnimationDuration = duration }
    guard let completion else {
      animations()
      inheritedAnimationDuration = outer
      return
    }
    let speed = AnimationSpeed()
    speed.gather(animations)
    inheritedAnimationDuration = outer
    Headless.schedule(
      after: areAnimationsEnabled ? delay + duration : 0,
      atSpeedOf: { speed.value }
    ) { completion(true) }
  }

  /// Animates changes like a spring, with a duration and a delay in seconds.
  ///
  /// The changes are made immediately; the completion runs when time was advanced that far.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// Animates changes inside a view as a transition, with a duration in seconds.
  ///
  /// The changes are made immediately; the completion runs when time was advanced that far.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: { animations?() },
      completion: completion
    )
  }

  /// Replaces a view with another one in a transition, with a duration in seconds.
  ///
  /// With `showHideTransitionViews`, both stay in their superview, and the first one is hidden.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    animate(withDuration: duration, delay: 0, options: options, animations: exchange) {
      completion?($0)
    }
  }
}
