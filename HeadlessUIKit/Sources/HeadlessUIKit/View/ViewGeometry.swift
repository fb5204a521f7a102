/// The geometry of a view: its own coordinates, and their place in those of its superview.
///
/// The untransformed origin is stored and not the center, so that a frame without a transform reads
/// back exactly as it was set.
struct ViewGeometry: Equatable {
  private(set) var bounds: CGRect
  private var origin: CGPoint
  var transform = CGAffineTransform.identity

  init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    origin = frame.origin
  }

  var center: CGPoint {
    get { CGPoint(x: origin.x + bounds.size.width / 2, y: origin.y + bounds.size.height / 2) }
    set {
      origin.x = newValue.x - bounds.size.width / 2
      origin.y = newValue.y - bounds.size.height / 2
    }
  }

  var frame: CGRect {
    get {
      let untransformed = CGRect(origin: origin, size: bounds.size)
      return transform.isIdentity ? untransformed : untransformed.applying(transformAboutCenter)
    }
    set {
      guard !transform.isIdentity else {
        origin = newValue.origin
        bounds.size = newValue.size
        return
      }
      // The size whose transformed bounding box has the given size; exact for scaling and
      // translation.
      let inverse = transform.inverted()
      let size = CGRect(origin: .zero, size: newValue.size).applying(inverse).size
      bounds.size = size
      let middle = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2 - transform.tx,
        y: newValue.origin.y + newValue.size.height / 2 - transform.ty
      )
      center = middle
    }
  }

  /// The frame without the transform, in the coordinates of the superview.
  var untransformedFrame: CGRect { CGRect(origin: origin, size: bounds.size) }

  /// Sets the position and the size that constraints require, without changing the transform.
  mutating func place(in frame: CGRect) {
    origin = frame.origin
    bounds.size = frame.size
  }

  /// Changes the bounds; a new size keeps the center.
  mutating func setBounds(_ newValue: CGRect) {
    guard bounds.size != newValue.size else {
      bounds = newValue
      return
    }
    let middle = center
    bounds = newValue
    center = middle
  }

  /// The transform from the view's own coordinates to those of the superview.
  var toSuperview: CGAffineTransform {
    let move = CGAffineTransform(
      translationX: origin.x - bounds.origin.x,
      y: origin.y - bounds.origin.y
    )
    return transform.isIdentity ? move : move.concatenating(transformAboutCenter)
  }

  /// Why the numbers are invalid, in the words of the exception, or `nil`.
  var invalidity: String? {
    let size = bounds.size
    if bounds.origin.x.isNaN || bounds.origin.y.isNaN || size.width.isNaN || size.height.isNaN {
      return "CALayer bounds contains NaN: "
        + "[\(bounds.origin.x) \(bounds.origin.y); \(size.width) \(size.height)]"
    }
    if origin.x.isNaN || origin.y.isNaN {
      return "CALayer position contains NaN: [\(center.x) \(center.y)]"
    }
    return nil
  }

  private var transformAboutCenter: CGAffineTransform {
    let middle = center
    return CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
  }
}
