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

  /// Creates a layer without a border.
  public override init() {
    super.init()
  }
}
