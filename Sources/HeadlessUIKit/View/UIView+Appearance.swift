/// What a view looks like beyond its subviews.
struct ViewAppearance {
  let layer = CALayer()
  var alpha: CGFloat = 1
  var backgroundColor: UIColor?
  var tintColor: UIColor?
}

extension UIView {
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
