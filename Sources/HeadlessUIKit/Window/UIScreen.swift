/// The screen windows are shown on.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The only screen there is, in the size of a common phone.
  public static let main = UIScreen()

  /// The screen's rectangle, in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// How many pixels make a point.
  open var scale: CGFloat { UITraitCollection.default.displayScale }

  /// The environment windows start with.
  open var traitCollection: UITraitCollection { .default }
}
