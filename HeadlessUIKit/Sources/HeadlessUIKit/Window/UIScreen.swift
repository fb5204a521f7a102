/// The screen.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The screen of views without a window, with the size of a common phone.
  public static let main = UIScreen()

  /// The screen's rectangle, in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The number of pixels per point.
  open var scale: CGFloat { UITraitCollection.default.displayScale }

  /// The traits with which windows start.
  open var traitCollection: UITraitCollection { .default }
}
