/// A guide that follows something on the screen that comes and goes.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers, and the bottom of the safe area while there is none.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide stays above the bottom safe area while there is no keyboard.
  @available(iOS 17, macOS 10.15, *) open var usesBottomSafeArea: Bool {
    get { keepsToSafeArea }
    set {
      keepsToSafeArea = newValue
      owningView?.setNeedsLayout()
    }
  }

  private var keepsToSafeArea = true

  override func insets(in view: UIView) -> UIEdgeInsets? {
    let height = keepsToSafeArea ? view.safeAreaInsets.bottom : 0
    return UIEdgeInsets(top: view.bounds.height - height, left: 0, bottom: 0, right: 0)
  }

  override var isInside: Bool { false }
}
