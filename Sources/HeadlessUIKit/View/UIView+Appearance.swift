/// What a view looks like beyond its subviews.
struct ViewAppearance {
  /// What the view's transform is a part of.
  var spatial = SpatialTransform()
  let layer = CALayer()
  var alpha: CGFloat = 1
  var backgroundColor: UIColor?
  var tintColor: UIColor?
}

extension UIView {
  func changeAppearance(_ change: (inout ViewAppearance) -> Void) {
    AnimationRecorder.noteChange(of: self)
    change(&appearance)
  }

  /// Turns and stretches the view in the plane.
  func changeTransform(to transform: CGAffineTransform) {
    appearance.spatial.flatten()
    changeGeometry { $0.transform = transform }
  }

  /// How the view is turned and stretched about its center in three dimensions.
  ///
  /// Its frame and touches go by what that does in the plane.
  public var transform3D: CATransform3D {
    get { appearance.spatial.whole(transform) }
    set {
      var changed = appearance.spatial
      transform = changed.take(newValue)
      appearance.spatial = changed
    }
  }

  var effectiveTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.appearance.tintColor { return color }
      view = current.superview
    }
    return .systemBlue
  }

  func setTintColor(_ color: UIColor?) {
    appearance.tintColor = color
    announceTintColorChange()
  }

  private func announceTintColorChange() {
    tintColorDidChange()
    for subview in subviews where subview.appearance.tintColor == nil {
      subview.announceTintColorChange()
    }
  }
}
