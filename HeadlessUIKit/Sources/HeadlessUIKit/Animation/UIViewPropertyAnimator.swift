/// An animation that can be paused, scrubbed, reversed and stopped.
///
/// As with all animations here, the changes are made when it starts. When it is paused or reversed,
/// frames, bounds, transforms, opacity and background colors get the values they would have at that
/// point. It always runs linearly.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration of the animation, in seconds.
  open private(set) var duration: TimeInterval

  /// The timing curve of the animation.
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  /// The delay before the animation starts, in seconds.
  open private(set) var delay: TimeInterval = 0

  /// Whether the user can interact with views while they are animated.
  open var isUserInteractionEnabled = true

  /// Whether the animation can be paused and stopped.
  open var isInterruptible = true

  /// Whether a paused animation is scrubbed linearly, regardless of its curve.
  open var scrubsLinearly = true

  /// Whether the animation pauses at its end instead of finishing.
  open var pausesOnCompletion = false

  open private(set) var state = UIViewAnimatingState.inactive

  open private(set) var isRunning = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let recorder = AnimationRecorder()

  /// The part of the animation that was complete when it last started or resumed, and when that
  /// was.
  private var heldFraction: CGFloat = 0
  private var resumed: TimeInterval = 0

  /// The duration of the whole animation at its present speed, in seconds.
  private var pace: TimeInterval

  /// The speed of time in the animated views when the animation last started or resumed.
  private var speed: TimeInterval = 1

  /// Counts the runs, so that an interrupted run does not finish a later one.
  private var run = 0

  /// Creates an animation with timing parameters.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    pace = duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animation with one of the system's curves.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation with a cubic curve.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation with a spring.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation and starts it.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: .easeInOut,
      animations: animations
    )
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      heldFraction = progress(reversed: oldValue)
      resume()
    }
  }

  open var fractionComplete: CGFloat {
    get { isRunning ? progress(reversed: isReversed) : heldFraction }
    set {
      activate()
      heldFraction = min(max(newValue, 0), 1)
      if isRunning { resume() }
    }
  }

  open func startAnimation() {
    activate()
    resume()
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0 else { return startAnimation() }
    self.delay = delay
    activate()
    run += 1
    let expected = run
    Headless.schedule(after: delay) { [self] in
      if run == expected, state == .active { resume() }
    }
  }

  open func pauseAnimation() {
    activate()
    guard isRunning else { return }
    heldFraction = progress(reversed: isReversed)
    isRunning = false
    run += 1
  }

  /// Resumes a paused animation, with another curve and another duration.
  ///
  /// The factor is the duration of the rest, as a multiple of the whole duration; 0 keeps the
  /// duration it would have had.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters { timingParameters = parameters }
    let way = isReversed ? heldFraction : 1 - heldFraction
    if durationFactor > 0, way > 0 {
      pace = duration * TimeInterval(durationFactor) / TimeInterval(way)
    }
    resume()
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    pauseAnimation()
    recorder.show(heldFraction)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return Headless.fail(
        "F-ANIMATOR",
        "finishAnimationAtPosition: should only be called on a stopped animator!"
      )
    }
    finish(at: finalPosition)
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    state == .active ? change(animation) : animations.append(animation)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func change(_ animation: @escaping () -> Void) {
    recorder.record { UIView.animate(withDuration: duration, animations: animation) }
  }

  /// Runs the blocks, when something first needs the animation to be active.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let pending = animations
    animations = []
    for animation in pending { change(animation) }
  }

  /// Resumes the animation from where it is paused.
  private func resume() {
    isRunning = true
    resumed = Headless.now
    run += 1
    let expected = run
    let way = isReversed ? heldFraction : 1 - heldFraction
    let isShown = UIView.areAnimationsEnabled
    speed = recorder.speed
    Headless.schedule(
      after: isShown ? pace * TimeInterval(way) : 0,
      atSpeedOf: { [recorder] in recorder.speed }
    ) { [self] in
      if run == expected, isRunning { arrive() }
    }
  }

  private func arrive() {
    isRunning = false
    heldFraction = isReversed ? 0 : 1
    guard !pausesOnCompletion else { return }
    finish(at: isReversed ? .start : .end)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    switch position {
    case .end: recorder.show(1)
    case .start: recorder.show(0)
    case .current: break
    }
    state = .inactive
    let told = completions
    forget()
    for completion in told { completion(position) }
  }

  private func forget() {
    completions = []
    animations = []
    heldFraction = 0
    pace = duration
    isRunning = false
    run += 1
  }

  /// The part of the animation that is complete while it runs.
  private func progress(reversed: Bool) -> CGFloat {
    let part = pace > 0 ? CGFloat((Headless.now - resumed) * speed / pace) : 1
    return min(max(heldFraction + (reversed ? -part : part), 0), 1)
  }
}
