/// The appearance of a view, apart from its subviews.
struct ViewAppearance {
  /// The three-dimensional transform, if there is one.
  var spatial = SpatialTransform()
  /// The layer, once somebody has asked for it.
  var madeLayer: CALayer?
  var mask: UIView?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var alpha: CGFloat = 1
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  /// The corners that are only kept, once the app has set some.
  var corners: UICornerConfiguration?
}

extension UIView {
  /// How the tint color is shown.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Without its color, as behind an alert.
    case dimmed = 2
  }

  /// The layer of the view, made of its class when it is first asked for.
  var ownLayer: CALayer {
    if let made = appearance.madeLayer { return made }
    let layer = type(of: self).makeLayer()
    layer.viewReference = layoutReference
    appearance.madeLayer = layer
    return layer
  }

  private class func makeLayer() -> CALayer {
    switch ObjectIdentifier(layerClass) {
    case ObjectIdentifier(CALayer.self): return CALayer()
    case ObjectIdentifier(CAShapeLayer.self): return CAShapeLayer()
    case ObjectIdentifier(CAGradientLayer.self): return CAGradientLayer()
    default:
      Headless.log(
        "\(self).layerClass is \(layerClass), of which no layer can be made here: it has a plain one."
      )
      return CALayer()
    }
  }

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
    if tintAdjustmentMode == .dimmed { return .systemGray }
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

  /// How the tint color is shown here, as set in the nearest view that says so.
  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      let mode = current.appearance.tintAdjustmentMode
      if mode != .automatic { return mode }
      view = current.superview
    }
    return .normal
  }

  func announceTintColorChange() {
    tintColorDidChange()
    for subview in subviews where subview.appearance.tintColor == nil {
      subview.announceTintColorChange()
    }
  }
}
