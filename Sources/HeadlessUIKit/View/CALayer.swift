/// What the corners, the border and the clipping of a view look like.
open class CALayer: NSObject {
  /// How round the corners are, in points.
  open var cornerRadius: CGFloat = 0
  /// How thick the border is, in points; it lies inside the bounds.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor? = .make(RGBA(red: 0, green: 0, blue: 0))
  /// Whether what is inside is cut off at the bounds, along round corners.
  open var masksToBounds = false

  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of round corners.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The color of the shadow.
  open var shadowColor: CGColor? = .make(RGBA(red: 0, green: 0, blue: 0))
  /// How opaque the shadow is, from 0 to 1; there is none at 0.
  open var shadowOpacity: Float = 0
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// How fast time passes in the layer and those inside: animations of their views take so much less of it.
  ///
  /// At 0 they do not come to an end until the layer has another speed. An animation keeps the speed that
  /// it starts with.
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

  /// The corner at the left of the top.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner at the right of the top.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner at the left of the bottom.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner at the right of the bottom.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve without a break where it meets the edges.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
