/// The appearance of a view's corners, border, clipping and shadow.
open class CALayer: NSObject {
  /// The corner radius, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border, in points; the border is inside the bounds.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor? = .make(RGBA(red: 0, green: 0, blue: 0))
  /// Whether the content is clipped to the bounds, including rounded corners.
  open var masksToBounds = false

  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of rounded corners.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The color of the shadow.
  open var shadowColor: CGColor? = .make(RGBA(red: 0, green: 0, blue: 0))
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The order in which siblings are drawn: greater is nearer.
  ///
  /// Touches follow the order of subviews.
  open var zPosition: CGFloat = 0
  /// Whether the layer is drawn once and kept as a picture; this is a hint for drawing.
  open var shouldRasterize = false
  /// The scale of the picture that is kept.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smoothed; this is a hint for drawing.
  open var allowsEdgeAntialiasing = false
  /// The speed of time in the layer and its sublayers: a greater speed makes animations shorter.
  ///
  /// At 0, animations do not end until the layer gets another speed. An animation keeps the speed
  /// with which it started.
  open var speed: Float = 1

  /// Creates a layer without a border.
  public override init() {
    super.init()
  }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The shapes of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A continuous curve, which joins the edges smoothly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
