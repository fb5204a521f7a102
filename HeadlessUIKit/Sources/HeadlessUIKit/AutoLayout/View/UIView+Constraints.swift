extension UIView {
  var defaultHugging: ViewConstraints.AxisPriorities {
    let fitsItsContent = self is UISwitch || self is UIStepper || self is UIActivityIndicatorView
    return ViewConstraints.AxisPriorities(
      horizontal: fitsItsContent ? .defaultHigh : .defaultLow,
      vertical: fitsItsContent || self is UIProgressView ? .defaultHigh : .defaultLow
    )
  }

  var defaultResistance: ViewConstraints.AxisPriorities {
    ViewConstraints.AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  func contentPrioritiesDidChange() {
    guard let engine = (superview ?? self).engineForSubviews else { return }
    engine.contentSizeDidChange(of: self)
    (superview ?? self).setNeedsLayout()
  }
}
