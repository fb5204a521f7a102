/// The frame and appearance of an element, without its identity.
struct LayoutElementState: Equatable, Sendable {
  var center = CGPoint.zero
  var size = CGSize.zero
  var transform = CGAffineTransform.identity {
    didSet { spatial.flatten() }
  }
  private var spatial = SpatialTransform()
  var alpha: CGFloat = 1
  var zIndex = 0
  var isHidden = false

  /// Whether a view that is measured keeps this width, or this height.
  var isWidthFixed = false
  var isHeightFixed = false

  /// Whether the element is not transformed.
  var isUpright: Bool { spatial.isFlat && transform.isIdentity }

  /// The transform of the element in three dimensions.
  var transform3D: CATransform3D {
    get { spatial.whole(transform) }
    set {
      var changed = spatial
      transform = changed.take(newValue)
      spatial = changed
    }
  }

  /// The smallest rectangle that contains the element.
  var frame: CGRect {
    get {
      let upright = CGRect(
        x: center.x - size.width / 2,
        y: center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
      guard !transform.isIdentity else { return upright }
      return upright.offsetBy(dx: -center.x, dy: -center.y)
        .applying(transform)
        .offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
}
