/// An animation of a layer, which is recorded: nothing waits for it, and nothing shows it part way.
open class CAAnimation: NSObject {
  /// The duration, in seconds; 0 means a quarter of a second.
  open var duration: CFTimeInterval = 0
  /// When the animation begins; 0 means when it is added.
  open var beginTime: CFTimeInterval = 0
  /// Where in its time the animation begins.
  open var timeOffset: CFTimeInterval = 0
  /// How often the animation runs; 0 means once.
  open var repeatCount: Float = 0
  /// How long the animation repeats, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the animation also runs backwards.
  open var autoreverses = false
  /// The speed of the animation's time.
  open var speed: Float = 1
  /// What is shown before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the animation is removed from its layer when it is over.
  open var isRemovedOnCompletion = true
  /// How the animation speeds up and slows down.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is told of the beginning and the end.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation.
  public override init() {
    super.init()
  }

  /// The time until the animation is over, in seconds; nil if it never is.
  var wholeDuration: TimeInterval? {
    let once = (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1)
    let whole = repeatDuration > 0 ? repeatDuration : once * Double(max(1, repeatCount))
    return whole.isFinite && whole < 100_000 ? whole / Double(max(speed, 0.001)) : nil
  }
}

/// The delegate of an animation; each method is optional.
@preconcurrency @MainActor public protocol CAAnimationDelegate {
  /// Called when the animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation is over or was removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of a property, by its path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The path of the property.
  open var keyPath: String?
  /// Whether the animation's value is added to the property's own.
  open var isAdditive = false
  /// Whether each repetition continues where the last one ended.
  open var isCumulative = false
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between the start and the end.
  open var byValue: Any?
}

/// An animation like a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// How fast the spring comes to rest.
  open var damping: CGFloat = 10
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0
}

/// An animation over several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path along which a point moves.
  open var path: CGPath?
  /// When the values are reached, as parts of the duration.
  open var keyTimes: [NSNumber]?
  /// How the animation speeds up and slows down between values.
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// How an animation speeds up and slows down.
open class CAMediaTimingFunction: NSObject {
  let controlPoints: [Float]

  /// Creates a function by its name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Creates a function from the control points of its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [c1x, c1y, c2x, c2y]
    super.init()
  }
}

/// The names of timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// With the same speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slowly at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slowly at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slowly at the start and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system does.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start is shown before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its start is shown before, and its end stays.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

extension CALayer {
  /// Records an animation under a key, in place of an earlier one.
  ///
  /// It is removed when time was advanced to its end, for which nothing waits.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "\(ObjectIdentifier(anim))"
    removeAnimation(forKey: key)
    running.append((key, anim))
    anim.delegate?.animationDidStart(anim)
    CATransaction.note(anim)
    guard let duration = anim.wholeDuration else { return }
    Headless.scheduleFrame(after: duration) { [weak self, weak anim] in
      guard let self, let anim, animation(forKey: key) === anim else { return }
      end(key, isFinished: true)
    }
  }

  /// The keys of the animations that are recorded.
  public func animationKeys() -> [String]? {
    running.isEmpty ? nil : running.map(\.key)
  }

  /// Returns the animation with a key.
  public func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  /// Removes the animation with a key, whose delegate is told that it has not finished.
  public func removeAnimation(forKey key: String) {
    end(key, isFinished: false)
  }

  /// Removes all animations.
  public func removeAllAnimations() {
    for key in running.map(\.key) { removeAnimation(forKey: key) }
  }

  fileprivate func end(_ key: String, isFinished: Bool) {
    guard let index = running.firstIndex(where: { $0.key == key }) else { return }
    let animation = running[index].animation
    if !isFinished || animation.isRemovedOnCompletion { running.remove(at: index) }
    animation.delegate?.animationDidStop(animation, finished: isFinished)
  }
}

/// A group of changes of layers, with a duration and a completion.
@preconcurrency @MainActor open class CATransaction: NSObject {
  private struct Group {
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var completion: (() -> Void)?
    var longest: TimeInterval = 0
  }

  private static var groups: [Group] = []

  /// Begins a group.
  open class func begin() {
    groups.append(Group())
  }

  /// Ends a group; its completion is called when the animations in it are over.
  open class func commit() {
    guard let ended = groups.popLast(), let completion = ended.completion else { return }
    Headless.schedule(after: ended.longest) { completion() }
  }

  /// Performs the changes that are pending; they are made at once here.
  open class func flush() {}

  /// Sets the duration of the group's animations, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur }
  }

  /// Returns the duration of the group's animations, in seconds.
  open class func animationDuration() -> CFTimeInterval { groups.last?.duration ?? 0.25 }

  /// Sets whether changes are not animated; they never are here.
  open class func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  /// Returns whether changes are not animated.
  open class func disableActions() -> Bool { groups.last?.disablesActions ?? false }

  /// Sets what is called when the group's animations are over.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    change { $0.completion = block }
  }

  static func note(_ animation: CAAnimation) {
    let duration = animation.wholeDuration ?? 0
    change { $0.longest = max($0.longest, duration) }
  }

  private static func change(_ change: (inout Group) -> Void) {
    if let last = groups.indices.last { change(&groups[last]) }
  }
}
