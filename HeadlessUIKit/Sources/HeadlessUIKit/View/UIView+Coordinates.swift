extension UIView {
  /// The transform from the view's own coordinates to those of the superview.
  package var transformToSuperview: CGAffineTransform {
    geometry.toSuperview
  }

  /// Returns the transform from this view's coordinates to those of another; `nil` means the
  /// topmost view.
  func coordinateTransform(to view: UIView?) -> CGAffineTransform {
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
