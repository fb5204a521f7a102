extension UIView {
  /// How an animation of several steps runs; nothing here changes when it ends.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews as a part of the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the user touch what is animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from where a running animation has come to.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Starts again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back after it has run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Takes its own time, also inside another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Runs as it says, also inside another animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Runs evenly from step to step.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from step to step.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Runs evenly over all steps.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Runs along a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Runs along a smooth curve, evenly over all steps.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Makes changes that a user would see happen step by step over time, in seconds, after a delay.
  ///
  /// All are made at once, in the order in which their steps begin; the completion runs when that
  /// much time has been advanced.
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

  /// Adds a step to the animation whose changes are being made, from a part of its time and for one.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    Keyframes.add(animations, at: frameStartTime)
  }

  /// Makes changes that a user would see happen with a spring.
  ///
  /// They are made at once; the completion runs when its time, in seconds, has been advanced.
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

  /// Makes changes that a user would see happen several times; here they are made once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    animations()
  }
}

/// The steps of an animation whose changes are being made.
@preconcurrency @MainActor private enum Keyframes {
  private static var steps: [(start: Double, change: () -> Void)]?

  /// Runs a block that adds steps, and then the steps in order.
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

  /// Adds a step; outside of any animation it is made at once.
  static func add(_ change: @escaping () -> Void, at start: Double) {
    guard steps != nil else { return change() }
    steps?.append((start, change))
  }
}
