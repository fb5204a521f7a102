/// How fast an animation is on its way; here every animation is even.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCopying {
  /// What kind of curve it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it has control points.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The curve, if it is that of a spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// What kind of curve says how fast an animation is.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's.
  case builtin = 0
  /// One with control points.
  case cubic = 1
  /// That of a spring.
  case spring = 2
  /// Both.
  case composed = 3
}

/// A curve with two control points, or one of the system's.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private let isBuiltIn: Bool

  /// Creates the curve that starts and ends slowly.
  public convenience override init() {
    self.init(animationCurve: .easeInOut)
  }

  /// Creates one of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltIn = true
    switch curve {
    case .easeInOut: (controlPoint1, controlPoint2) = (.init(x: 0.42, y: 0), .init(x: 0.58, y: 1))
    case .easeIn: (controlPoint1, controlPoint2) = (.init(x: 0.42, y: 0), .init(x: 1, y: 1))
    case .easeOut: (controlPoint1, controlPoint2) = (.zero, .init(x: 0.58, y: 1))
    case .linear: (controlPoint1, controlPoint2) = (.zero, .init(x: 1, y: 1))
    }
    super.init()
  }

  /// Creates a curve from its control points, from 0 to 1 in both directions.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltIn = false
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// Which of the system's curves it is.
  open private(set) var animationCurve: UIView.AnimationCurve

  /// The point the curve starts towards.
  open private(set) var controlPoint1: CGPoint

  /// The point the curve ends from.
  open private(set) var controlPoint2: CGPoint

  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The curve of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Creates the curve of the system's own spring.
  public convenience override init() {
    self.init(initialVelocity: .zero)
  }

  /// Creates the curve of a spring that swings less the nearer to 1 the ratio is.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(initialVelocity: .zero)
  }

  /// Creates the curve of a spring that is in motion when it starts.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(initialVelocity: velocity)
  }

  /// Creates the curve of a spring from its physics.
  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    self.init(initialVelocity: velocity)
  }

  private init(initialVelocity: CGVector) {
    self.initialVelocity = initialVelocity
    super.init()
  }

  /// How fast it is at the start, in parts of the way a second.
  open private(set) var initialVelocity: CGVector

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

#if !canImport(CoreGraphics)
/// A direction and a length.
public struct CGVector: Hashable, Sendable {
  /// How far it goes to the right.
  public var dx: CGFloat
  /// How far it goes down.
  public var dy: CGFloat

  /// Goes nowhere.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a vector of no length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
#endif
