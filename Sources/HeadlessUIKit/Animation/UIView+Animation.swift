extension UIView {
  /// Whether animations are shown; when they are not, they end at once.
  public private(set) static var areAnimationsEnabled = true

  /// How long the animation takes whose changes are being made, in seconds; 0 outside any.
  ///
  /// An animation inside another one takes as long as the outer one.
  public private(set) static var inheritedAnimationDuration: TimeInterval = 0

  /// Shows animations, or lets them end at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    areAnimationsEnabled = enabled
  }

  /// Runs the actions without animating what they change.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let enabled = areAnimationsEnabled
    let duration = inheritedAnimationDuration
    areAnimationsEnabled = false
    inheritedAnimationDuration = 0
    actionsWithoutAnimation()
    areAnimationsEnabled = enabled
    inheritedAnimationDuration = duration
  }

  /// Makes changes that a user would see happen over time, in seconds.
  ///
  /// They are made at once; the completion runs when that much time has been advanced.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes changes that a user would see happen over time, in seconds, after a delay.
  ///
  /// They are made at once; the completion runs when that much time has been advanced.
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

  /// Makes changes that a user would see happen with a spring, in seconds, after a delay.
  ///
  /// They are made at once; the completion runs when that much time has been advanced.
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

  /// Makes changes inside a view that a user would see happen over time, in seconds.
  ///
  /// They are made at once; the completion runs when that much time has been advanced.
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

  /// Puts a view in the place of another one, which a user would see happen over time, in seconds.
  ///
  /// With `showHideTransitionViews` both stay where they are, and one is hidden.
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
