/// The timing curve of an animation; here all animations run linearly.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCopying {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The parameters of the curve, if it is a cubic one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of the curve, if it is a spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing curves.
public enum UITimingCurveType: Int, Sendable {
  /// One of the system's curves.
  case builtin = 0
  /// A curve with control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A cubic curve combined with a spring.
  case composed = 3
}

/// A timing curve with two control points, or one of the system's.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private let isBuiltIn: Bool

  /// Creates the system's default curve.
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

  /// Creates a curve from its control points, whose coordinates are between 0 and 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltIn = false
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// The system's curve.
  open private(set) var animationCurve: UIView.AnimationCurve

  /// The control point at the start.
  open private(set) var controlPoint1: CGPoint

  /// The control point at the end.
  open private(set) var controlPoint2: CGPoint

  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The timing curve of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Creates the system's default spring.
  public convenience override init() {
    self.init(initialVelocity: .zero)
  }

  /// Creates a spring with a damping ratio; the nearer it is to 1, the less the spring oscillates.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(initialVelocity: .zero)
  }

  /// Creates a spring with a damping ratio and an initial velocity.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(initialVelocity: velocity)
  }

  /// Creates a spring from its mass, stiffness and damping.
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

  /// The initial velocity, as a fraction of the whole distance for each second.
  open private(set) var initialVelocity: CGVector

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

#if !canImport(CoreGraphics)
/// A vector in two dimensions.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// The vector with no length.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates the vector with no length.
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
