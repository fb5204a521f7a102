extension UIView {
  /// How a point of the view's own coordinates gets into those of the superview.
  package var transformToSuperview: CGAffineTransform {
    geometry.toSuperview
  }

  /// Returns a point of this view in the coordinates of another, or of the window for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Returns a point of another view, or of the window for `nil`, in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// Returns a rectangle of this view in the coordinates of another, or of the window for `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// Returns a rectangle of another view, or of the window for `nil`, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  /// How this view's coordinates get into those of another view, or of the topmost one for `nil`.
  private func transform(to view: UIView?) -> CGAffineTransform {
    guard let view else { return transformToRoot }
    if view === self { return .identity }
    if view === superview { return geometry.toSuperview }
    return transformToRoot.concatenating(view.transformToRoot.inverted())
  }

  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let superview = view.superview {
      result = result.concatenating(view.geometry.toSuperview)
      view = superview
    }
    return result
  }
}
