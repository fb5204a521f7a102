extension UIView {
  /// The transform from the view's own coordinates to those of the superview.
  package var transformToSuperview: CGAffineTransform {
    geometry.toSuperview
  }

  /// Converts a point of this view to the coordinates of another; `nil` means the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Converts a point of another view to the coordinates of this one; `nil` means the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// Converts a rectangle of this view to the coordinates of another; `nil` means the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// Converts a rectangle of another view to the coordinates of this one; `nil` means the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  /// Returns the transform from this view's coordinates to those of another; `nil` means the
  /// topmost view.
  private func transform(to view: UIView?) -> CGAffineTransform {
    guard let view else { return transformToRoot }
    if view === self { return .identity }
    if view === superview { return geometry.toSuperview }
    let (root, otherRoot) = (topmost, view.topmost)
    if root === otherRoot {
      return transformToRoot.concatenating(view.transformToRoot.inverted())
    }
    // Both trees share the coordinates around their roots.
    let outwards = transformToRoot.concatenating(root.geometry.toSuperview)
    let inwards = view.transformToRoot.concatenating(otherRoot.geometry.toSuperview)
    return outwards.concatenating(inwards.inverted())
  }

  private var topmost: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
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
