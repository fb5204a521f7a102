#if canImport(CoreGraphics)
extension CGPath {
  /// Makes a path from its parts.
  static func make(_ steps: [PathStep]) -> CGPath {
    let path = CGMutablePath()
    for step in steps {
      switch step {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .curve(let end, let first, let second):
        path.addCurve(to: end, control1: first, control2: second)
      case .close: path.closeSubpath()
      }
    }
    return path
  }

  /// The parts of the path.
  var steps: [PathStep] {
    var result: [PathStep] = []
    unsafe applyWithBlock { element in
      let points = unsafe element.pointee.points
      switch unsafe element.pointee.type {
      case .moveToPoint: result.append(.move(unsafe points[0]))
      case .addLineToPoint: result.append(.line(unsafe points[0]))
      case .addCurveToPoint:
        unsafe result.append(.curve(points[2], points[0], points[1]))
      case .addQuadCurveToPoint:
        let path = UIBezierPath()
        path.steps = result
        unsafe path.addQuadCurve(to: points[1], controlPoint: points[0])
        result = path.steps
      case .closeSubpath: result.append(.close)
      @unknown default: break
      }
    }
    return result
  }
}
#else
/// A path of lines and curves that does not change.
public class CGPath: Hashable {
  let path = UIBezierPath()

  init(steps: [PathStep]) {
    path.steps = steps
  }

  /// Makes a path from its parts.
  static func make(_ steps: [PathStep]) -> CGPath { CGPath(steps: steps) }

  var steps: [PathStep] { path.steps }

  /// Creates a path around a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    unsafe self.init(UIBezierPath(rect: rect), transform)
  }

  /// Creates a path around an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    unsafe self.init(UIBezierPath(ovalIn: rect), transform)
  }

  /// Creates a path around a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let shape = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerWidth, height: cornerHeight)
    )
    unsafe self.init(shape, transform)
  }

  private convenience init(
    _ shape: UIBezierPath,
    _ transform: UnsafePointer<CGAffineTransform>?
  ) {
    if let transform = unsafe transform?.pointee { shape.apply(transform) }
    self.init(steps: shape.steps)
  }

  /// Whether the path has no parts.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle that contains the path; null if it is empty.
  public var boundingBoxOfPath: CGRect { path.bounds }
  /// The smallest rectangle that contains the path; control points count here as the path does.
  public var boundingBox: CGRect { path.bounds }
  /// Where the next part begins.
  public var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is inside the path.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let shape = UIBezierPath(cgPath: self)
    shape.usesEvenOddFillRule = rule == .evenOdd
    shape.apply(transform)
    return shape.contains(point)
  }

  /// Returns a copy of the path.
  public func copy() -> CGPath? { CGPath(steps: steps) }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.steps == rhs.steps }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(steps.count)
  }
}

/// What counts as inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// What the path runs around.
  case winding
  /// What is inside an odd number of times.
  case evenOdd
}

/// A path of lines and curves that can be added to.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(steps: [])
  }

  private func add(_ transform: CGAffineTransform, _ change: (UIBezierPath) -> Void) {
    guard !transform.isIdentity else { return change(path) }
    let part = UIBezierPath()
    part.move(to: path.currentPoint.applying(transform.inverted()))
    change(part)
    part.apply(transform)
    path.steps += part.steps.dropFirst()
  }

  /// Begins another part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(transform) { $0.move(to: point) }
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addLine(to: point) }
  }

  /// Adds lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      index == 0 ? move(to: point, transform: transform) : addLine(to: point, transform: transform)
    }
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addCurve(to: end, controlPoint1: control1, controlPoint2: control2) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addQuadCurve(to: end, controlPoint: control) }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.append(UIBezierPath(rect: rect)) }
  }

  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.append(UIBezierPath(ovalIn: rect)) }
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corners = CGSize(width: cornerWidth, height: cornerHeight)
    add(transform) {
      $0.append(
        UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: corners)
      )
    }
  }

  /// Adds a part of a circle, between angles in radians.
  ///
  /// What is clockwise is meant as in Core Graphics, whose vertical axis points upwards.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        withCenter: center,
        radius: radius,
        startAngle: startAngle,
        endAngle: endAngle,
        clockwise: !clockwise
      )
    }
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(transform) { $0.append(UIBezierPath(cgPath: path)) }
  }

  /// Closes the present part.
  public func closeSubpath() {
    path.close()
  }
}
#endif
