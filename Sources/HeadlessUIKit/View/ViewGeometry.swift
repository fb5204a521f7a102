/// Where a view is: its own coordinates and how they lie in those of its superview.
///
/// The untransformed origin is stored rather than the center, so that a frame set without a
/// transform reads back exactly as it was set.
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
      // The size whose transformed box has the wanted size; exact for scaling and moving.
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

  /// Where the view would be without its transform, in the coordinates of the superview.
  var untransformedFrame: CGRect { CGRect(origin: origin, size: bounds.size) }

  /// Gives the view the place and the size that constraints ask for, whatever its transform.
  mutating func place(in frame: CGRect) {
    origin = frame.origin
    bounds.size = frame.size
  }

  /// Changes the bounds; a new size grows and shrinks about the center.
  mutating func setBounds(_ newValue: CGRect) {
    guard bounds.size != newValue.size else {
      bounds = newValue
      return
    }
    let middle = center
    bounds = newValue
    center = middle
  }

  /// How a point of the view's own coordinates gets into those of the superview.
  var toSuperview: CGAffineTransform {
    let move = CGAffineTransform(
      translationX: origin.x - bounds.origin.x,
      y: origin.y - bounds.origin.y
    )
    return transform.isIdentity ? move : move.concatenating(transformAboutCenter)
  }

  /// Why these numbers place no view, in the words of the exception about it, or `nil`.
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
