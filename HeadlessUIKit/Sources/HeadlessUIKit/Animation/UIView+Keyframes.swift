extension UIView {
  /// Options of a keyframe animation; here none of them changes when it ends.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews as a part of the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the user interact with views while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from where a running animation of the same property is.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation forwards and then backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the animation's own duration, also inside another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Uses the animation's own options, also inside another animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Interpolates linearly between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Runs at a constant speed over all keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Follows a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Follows a smooth curve through the keyframes at a constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Animates changes by keyframes, with a duration and a delay in seconds.
  ///
  /// All changes are made immediately, in the order in which their keyframes begin; the completion
  /// runs when time was advanced that far.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      animations: { Keyframes.collect(animations) },
      completion: completion
    )
  }

  /// Adds a keyframe to the animation whose block is running; its start and duration are fractions
  /// of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    Keyframes.add(animations, at: frameStartTime)
  }

  /// Animates changes like a spring.
  ///
  /// The changes are made immediately; the completion runs when time, in seconds, was advanced that
  /// far.
  @available(iOS 17, macOS 10.15, *)
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(animations) { animations in
      animate(
        withDuration: duration,
        delay: delay,
        options: options,
        animations: animations,
        completion: completion
      )
    }
  }

  /// Repeats the changes of an animation; here they are made once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    animations()
  }
}

/// The keyframes of the animation whose block is running.
@preconcurrency @MainActor private enum Keyframes {
  private static var steps: [(start: Double, change: () -> Void)]?

  /// Runs a block that adds keyframes, and then runs the keyframes in order.
  static func collect(_ animations: () -> Void) {
    let outer = steps
    steps = []
    animations()
    let collected = steps ?? []
    steps = outer
    let inOrder = collected.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    for (_, step) in inOrder { step.change() }
  }

  /// Adds a keyframe; outside of an animation it runs immediately.
  static func add(_ change: @escaping () -> Void, at start: Double) {
    guard steps != nil else { return change() }
    steps?.append((start, change))
  }
}
