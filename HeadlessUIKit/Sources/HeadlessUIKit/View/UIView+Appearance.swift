/// The appearance of a view, apart from its subviews.
struct ViewAppearance {
  /// The three-dimensional transform, if there is one.
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

  /// Changes the view's two-dimensional transform.
  func changeTransform(to transform: CGAffineTransform) {
    appearance.spatial.flatten()
    changeGeometry { $0.transform = transform }
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
