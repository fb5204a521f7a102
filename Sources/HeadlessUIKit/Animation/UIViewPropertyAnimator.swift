/// An animation that can be held, moved back and forth, reversed and stopped.
///
/// Changes are made when it starts, as with any animation here; frames, bounds, transforms, opacity
/// and background colors are put where they would be when it is stopped on its way or goes back. Its
/// way is even, whatever its curve.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How long the animation takes, in seconds.
  open private(set) var duration: TimeInterval

  /// How fast the animation is on its way.
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  /// How long it waits before it starts, in seconds.
  open private(set) var delay: TimeInterval = 0

  /// Whether the user can touch what is animated.
  open var isUserInteractionEnabled = true

  /// Whether the animation can be held and stopped.
  open var isInterruptible = true

  /// Whether the part of the way is the part of the time while it is held.
  open var scrubsLinearly = true

  /// Whether the animation is held at its end instead of being over.
  open var pausesOnCompletion = false

  open private(set) var state = UIViewAnimatingState.inactive

  open private(set) var isRunning = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let recorder = AnimationRecorder()

  /// How much of the way was done when the animation went on last, and when that was.
  private var heldFraction: CGFloat = 0
  private var resumed: TimeInterval = 0

  /// How long the whole way would take at the present speed, in seconds.
  private var pace: TimeInterval

  /// How fast time passed in what is animated when the animation went on last.
  private var speed: TimeInterval = 1

  /// Counts the runs, so that a run that was interrupted ends nothing.
  private var run = 0

  /// Creates an animation whose curve parameters describe.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    pace = duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animation with a curve.
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

  /// Creates an animation whose curve has two control points.
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

  /// Creates an animation that swings to its end like a spring.
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

  /// Goes on with an animation that is held, with another curve and for another time.
  ///
  /// The factor says how long the rest takes, as a multiple of the whole; at 0 it takes as long as it
  /// would have.
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

  /// Makes the changes, when something asks for the animation first.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let pending = animations
    animations = []
    for animation in pending { change(animation) }
  }

  /// Goes on from where the animation is held.
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

  /// How much of the way is done while the animation runs.
  private func progress(reversed: Bool) -> CGFloat {
    let part = pace > 0 ? CGFloat((Headless.now - resumed) * speed / pace) : 1
    return min(max(heldFraction + (reversed ? -part : part), 0), 1)
  }
}
