/// A rectangle with a look and with layers inside; each view has one.
///
/// The geometry, the opacity and the background of a view's layer are the view's. Pictures show its
/// corners, border and clipping; what other layers are is kept, and not drawn.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The view whose layer this is.
  var viewReference: LayoutItemReference?
  var geometry = LayerGeometry()
  private var ownSublayers: [CALayer] = []
  private weak var owner: CALayer?
  private var look = (isHidden: false, opacity: Float(1), background: CGColor?.none)
  var running: [(key: String, animation: CAAnimation)] = []

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

  /// Creates a copy of a layer for an animation; animations make none here.
  public init(layer: Any) {
    super.init()
  }

  /// Creates a layer from an archive; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The frame, in the coordinates of the layer around.
  open var frame: CGRect {
    get { view?.frame ?? geometry.frame }
    set {
      setInView {
        $0.frame = newValue
      } else: {
        geometry.frame = newValue
      }
    }
  }

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? geometry.bounds }
    set {
      setInView {
        $0.bounds = newValue
      } else: {
        geometry.bounds = newValue
      }
    }
  }

  /// Where the anchor point is, in the coordinates of the layer around.
  open var position: CGPoint {
    get { view?.center ?? geometry.position }
    set {
      setInView {
        $0.center = newValue
      } else: {
        geometry.position = newValue
      }
    }
  }

  /// The point of the bounds that the position sets, as fractions; for a view's layer only kept.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { view?.transform3D ?? geometry.transform }
    set {
      setInView {
        $0.transform3D = newValue
      } else: {
        geometry.transform = newValue
      }
    }
  }

  /// Returns the transform in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether the layer and those inside are hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? look.isHidden }
    set {
      setInView {
        $0.isHidden = newValue
      } else: {
        look.isHidden = newValue
      }
    }
  }

  /// The opacity of the layer and those inside, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? look.opacity }
    set {
      setInView {
        $0.alpha = CGFloat(newValue)
      } else: {
        look.opacity = newValue
      }
    }
  }

  /// The color behind the layers inside.
  open var backgroundColor: CGColor? {
    get { viewReference == nil ? look.background : view?.backgroundColor?.cgColor }
    set {
      let color = newValue.map { UIColor(cgColor: $0) }
      setInView {
        $0.backgroundColor = color
      } else: {
        look.background = newValue
      }
    }
  }

  /// A name with which the layer can be found; it is only kept.
  open var name: String?
  /// What the layer shows, such as an image; it is only kept.
  open var contents: Any?
  /// The scale of what the layer shows; it is only kept.
  open var contentsScale: CGFloat = 1
  /// How what the layer shows fits in it; it is only kept.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The layer whose opaque parts let this one be seen; it is only kept.
  open var mask: CALayer?
  /// The outline of the shadow; it is only kept.
  open var shadowPath: CGPath?
  /// Whether the layer is opaque; it is only kept.
  open var isOpaque = false
  /// Whether the layer needs drawing when its size changes; nothing is drawn here.
  open var needsDisplayOnBoundsChange = false

  /// The layer around this one.
  open var superlayer: CALayer? { owner ?? view?.superview?.layer }

  /// The layers inside: those that were added, and those of subviews in front of them.
  open var sublayers: [CALayer]? {
    get {
      let all = ownSublayers + (view?.subviews.map(\.layer) ?? [])
      return all.isEmpty ? nil : all
    }
    set {
      for layer in ownSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Adds a layer in front of those that were added.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: ownSublayers.count)
  }

  /// Inserts a layer among those that were added.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Inserts a layer directly behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: ownSublayers.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer directly in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: ownSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? .max)
  }

  /// Replaces a layer with another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = ownSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Removes the layer from the one around it; a view's layer takes its view with it.
  open func removeFromSuperlayer() {
    if let owner {
      owner.ownSublayers.removeAll { $0 === self }
      self.owner = nil
    } else {
      setInView {
        $0.removeFromSuperview()
      } else: {
      }
    }
  }

  private func insert(_ layer: CALayer, at index: Int) {
    // The layer of a subview is inside already.
    let isSubview = view?.subviews.contains { $0.layer === layer } ?? false
    guard layer !== self, !isSubview else { return }
    if let old = layer.owner { old.ownSublayers.removeAll { $0 === layer } }
    ownSublayers.insert(layer, at: min(max(index, 0), ownSublayers.count))
    layer.owner = self
  }

  /// Marks the layer for layout; layers inside are placed by their view.
  open func setNeedsLayout() {
    setInView {
      $0.setNeedsLayout()
    } else: {
    }
  }
  /// Lays out what is pending, for the layer of a view.
  open func layoutIfNeeded() {
    setInView {
      $0.layoutIfNeeded()
    } else: {
    }
  }
  /// Places the layers inside; nothing calls it here.
  open func layoutSublayers() {}
  /// Requests drawing; nothing is drawn here.
  open func setNeedsDisplay() {}
  /// Draws now; nothing is drawn here.
  open func displayIfNeeded() {}

  /// Returns whether a point, in the layer's own coordinates, is inside.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The view whose layer this is.
  private var view: UIView? { viewReference?.item?.asView }

  /// Writes to the view whose layer this is, or to the layer itself.
  private func setInView(_ write: (UIView) -> Void, else own: () -> Void) {
    guard viewReference != nil else { return own() }
    if let view { write(view) }
  }
}

/// The geometry of a layer that is not a view's.
struct LayerGeometry {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity

  /// The transform from coordinates around the anchor point to those of the layer around.
  private var outwards: CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  var frame: CGRect {
    get {
      CGRect(
        x: -anchorPoint.x * bounds.width,
        y: -anchorPoint.y * bounds.height,
        width: bounds.width,
        height: bounds.height
      ).applying(outwards)
    }
    set {
      var own = CATransform3DGetAffineTransform(transform)
      own.tx = 0
      own.ty = 0
      bounds.size = CGRect(origin: .zero, size: newValue.size).applying(own.inverted()).size
      position = .zero
      let now = frame
      position = CGPoint(x: newValue.minX - now.minX, y: newValue.minY - now.minY)
    }
  }
}

/// How what a layer shows fits in it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle, with its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched to the whole layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As great as it is seen whole.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As great as it covers the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
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
