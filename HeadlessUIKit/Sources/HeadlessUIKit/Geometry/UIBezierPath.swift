/// A path of lines and curves, such as the outline of what a preview shows.
///
/// Here paths are shapes with a size and an inside; nothing draws them.
open class UIBezierPath: NSObject {
  var steps: [PathStep] = []

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates a path around a rectangle.
  public convenience init(rect: CGRect) {
    self.init(roundedRect: rect, byRoundingCorners: [], cornerRadii: .zero)
  }

  /// Creates a path around an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    close()
    apply(
      CGAffineTransform(
        a: rect.width / 2,
        b: 0,
        c: 0,
        d: rect.height / 2,
        tx: rect.midX,
        ty: rect.midY
      )
    )
  }

  /// Creates a path around a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect,
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
    )
  }

  /// Creates a path around a rectangle of which some corners are rounded.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    let width = max(0, min(cornerRadii.width, rect.width / 2))
    let height = max(0, min(cornerRadii.height, rect.height / 2))
    // Each corner, and the directions in which the outline comes to it and leaves it.
    let turns: [(UIRectCorner, CGPoint, CGPoint, CGPoint)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1)
      ),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0)),
    ]
    let isFirstRound = corners.contains(.topLeft)
    move(to: CGPoint(x: rect.minX + (isFirstRound ? width : 0), y: rect.minY))
    for (corner, point, before, after) in turns {
      guard corners.contains(corner), width > 0, height > 0 else {
        addLine(to: point)
        continue
      }
      func beside(_ direction: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(
          x: point.x + direction.x * width * part,
          y: point.y + direction.y * height * part
        )
      }
      addLine(to: beside(before, -1))
      let rest = 1 - PathStep.circleFactor
      addCurve(
        to: beside(after, 1),
        controlPoint1: beside(before, -rest),
        controlPoint2: beside(after, rest)
      )
    }
    close()
  }

  /// Creates a path along a part of a circle, between angles in radians.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Whether overlapping parts are outside, and not only where the path runs around a point.
  open var usesEvenOddFillRule = false

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1

  /// Creates a path from one of Core Graphics.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    steps = CGPath.steps
  }

  /// The path as one of Core Graphics.
  open var cgPath: CGPath {
    get { .make(steps) }
    set { steps = newValue.steps }
  }

  /// Whether the path has no parts.
  open var isEmpty: Bool { steps.isEmpty }

  /// The smallest rectangle that contains the path; null if it is empty.
  open var bounds: CGRect {
    var result = CGRect.null
    var start = CGPoint.zero
    for step in steps {
      for point in step.extremes(from: start) {
        result = result.union(CGRect(origin: point, size: .zero))
      }
      start = step.end ?? start
    }
    return result
  }

  /// Where the next part begins; zero if the path is empty.
  open var currentPoint: CGPoint {
    guard case .close? = steps.last else { return steps.last?.end ?? .zero }
    let start = steps.last { if case .move = $0 { true } else { false } }
    return start?.end ?? .zero
  }

  /// Begins another part at a point.
  open func move(to point: CGPoint) {
    steps.append(.move(point))
  }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) {
    steps.append(.line(point))
  }

  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    steps.append(.curve(endPoint, controlPoint1, controlPoint2))
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    let start = currentPoint
    func between(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (controlPoint.x - point.x) * 2 / 3,
        y: point.y + (controlPoint.y - point.y) * 2 / 3
      )
    }
    addCurve(to: endPoint, controlPoint1: between(start), controlPoint2: between(endPoint))
  }

  /// Adds a part of a circle, between angles in radians.
  ///
  /// A line leads to where it begins.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    var sweep = endAngle - startAngle
    let turn = 2 * CGFloat.pi
    if clockwise, sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
    if !clockwise, sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
    sweep = min(max(sweep, -turn), turn)
    let first = PathStep.point(center, radius, startAngle)
    if isEmpty { move(to: first) } else { addLine(to: first) }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let part = sweep / CGFloat(count)
    for index in 0..<count {
      steps.append(.arc(center, radius, from: startAngle + CGFloat(index) * part, by: part))
    }
  }

  /// Closes the present part with a line to its beginning.
  open func close() {
    steps.append(.close)
  }

  /// Removes everything from the path.
  open func removeAllPoints() {
    steps = []
  }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) {
    steps += bezierPath.steps
  }

  /// Transforms the path.
  open func apply(_ transform: CGAffineTransform) {
    steps = steps.map { $0.applying(transform) }
  }

  /// Returns whether a point is inside the path; open parts count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    var windings = 0
    var crossings = 0
    var first = CGPoint.zero
    var start = CGPoint.zero
    func cross(to end: CGPoint) {
      defer { start = end }
      guard (start.y <= point.y) != (end.y <= point.y) else { return }
      let x = start.x + (end.x - start.x) * (point.y - start.y) / (end.y - start.y)
      guard x > point.x else { return }
      crossings += 1
      windings += end.y > start.y ? 1 : -1
    }
    for step in steps {
      if case .move(let next) = step {
        cross(to: first)
        first = next
        start = next
      } else {
        for next in step.polyline(from: start) ?? [first] { cross(to: next) }
      }
    }
    cross(to: first)
    return usesEvenOddFillRule ? crossings % 2 == 1 : windings != 0
  }
}

/// A part of a path.
enum PathStep: Equatable {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, CGPoint, CGPoint)
  case close

  /// How far the control points of a quarter of a circle are from its ends, in radii.
  static let circleFactor: CGFloat = 0.5522847498

  /// The lines that stand for a curve where it is asked what is inside.
  private static let lines = 32

  static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// A curve along a part of a circle of at most a quarter.
  static func arc(
    _ center: CGPoint,
    _ radius: CGFloat,
    from start: CGFloat,
    by sweep: CGFloat
  ) -> PathStep {
    let factor = 4 / 3 * tan(sweep / 4) * radius
    let (first, last) = (point(center, radius, start), point(center, radius, start + sweep))
    return .curve(
      last,
      CGPoint(x: first.x - factor * sin(start), y: first.y + factor * cos(start)),
      CGPoint(x: last.x + factor * sin(start + sweep), y: last.y - factor * cos(start + sweep))
    )
  }

  /// The point at which the part ends; nil if it ends where the path began.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close: nil
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathStep {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .curve(let point, let first, let second):
      .curve(
        point.applying(transform),
        first.applying(transform),
        second.applying(transform)
      )
    case .close: .close
    }
  }

  /// Returns the points of lines along the part; nil if it leads to where the path began.
  func polyline(from start: CGPoint) -> [CGPoint]? {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve: (1...Self.lines).map { point(at: CGFloat($0) / CGFloat(Self.lines), from: start) }
    case .close: nil
    }
  }

  /// Returns the points of the part that are farthest in each direction.
  func extremes(from start: CGPoint) -> [CGPoint] {
    switch self {
    case .move(let point): return [point]
    case .line(let point): return [start, point]
    case .close: return []
    case .curve(let end, let first, let second):
      let turns =
        Self.turns(start.x, first.x, second.x, end.x)
        + Self.turns(start.y, first.y, second.y, end.y)
      return [start, end] + turns.map { point(at: $0, from: start) }
    }
  }

  /// Returns the point of a curve at a part of its way.
  private func point(at part: CGFloat, from start: CGPoint) -> CGPoint {
    guard case .curve(let end, let first, let second) = self else { return end ?? start }
    let rest = 1 - part
    let weights = [
      rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part,
    ]
    let points = [start, first, second, end]
    return zip(weights, points).reduce(into: CGPoint.zero) { sum, next in
      sum.x += next.0 * next.1.x
      sum.y += next.0 * next.1.y
    }
  }

  /// Returns where a curve turns around in one dimension.
  private static func turns(
    _ start: CGFloat,
    _ first: CGFloat,
    _ second: CGFloat,
    _ end: CGFloat
  ) -> [CGFloat] {
    let a = end - 3 * second + 3 * first - start
    let b = 2 * (second - 2 * first + start)
    let c = first - start
    let found: [CGFloat]
    if abs(a) < 1e-9 {
      found = abs(b) < 1e-9 ? [] : [-c / b]
    } else {
      let square = b * b - 4 * a * c
      guard square >= 0 else { return [] }
      found = [(-b + square.squareRoot()) / (2 * a), (-b - square.squareRoot()) / (2 * a)]
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }
}
