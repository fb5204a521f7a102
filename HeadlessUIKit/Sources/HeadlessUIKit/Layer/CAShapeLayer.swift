/// A layer with a path that is filled and has a line; here its values are kept.
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The color inside the path.
  open var fillColor: CGColor? = .make(RGBA(red: 0, green: 0, blue: 0))
  /// What counts as inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The color of the line.
  open var strokeColor: CGColor?
  /// Where the line starts, as a part of the path.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a part of the path.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The greatest length of a corner's point, relative to the width.
  open var miterLimit: CGFloat = 10
  /// Where the pattern of a dashed line starts.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and of the gaps between them.
  open var lineDashPattern: [NSNumber]?
}

/// What counts as inside of a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What the path runs around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What is inside an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shapes of the ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The line ends where the path does.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line has a round end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends half its width later.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shapes of the corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A straight line.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer whose color changes along a line; here its values are kept.
open class CAGradientLayer: CALayer {
  /// The colors, from the start to the end.
  open var colors: [Any]?
  /// Where the colors are, from 0 to 1; nil means at equal distances.
  open var locations: [NSNumber]?
  /// Where the first color is, as fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last color is, as fractions of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The shape of the gradient.
  open var type = CAGradientLayerType.axial
}

/// The shapes of gradients.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
