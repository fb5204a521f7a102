/// Where an element is and how it looks, apart from which element it is.
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

  /// Whether a view that is asked for its size is to keep to this width, or this height.
  var isWidthFixed = false
  var isHeightFixed = false

  /// How the element is turned and stretched in three dimensions.
  var transform3D: CATransform3D {
    get { spatial.whole(transform) }
    set {
      var changed = spatial
      transform = changed.take(newValue)
      spatial = changed
    }
  }

  /// The upright rectangle around the element.
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
