/// A layout guide that follows something that appears and disappears on the screen.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers, or the bottom safe area while there is no keyboard.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide uses the bottom safe area while there is no keyboard.
  @available(iOS 17, macOS 10.15, *) open var usesBottomSafeArea: Bool {
    get { keepsToSafeArea }
    set {
      keepsToSafeArea = newValue
      owningView?.setNeedsLayout()
    }
  }

  private var keepsToSafeArea = true

  override func insets(in view: UIView) -> UIEdgeInsets? {
    let height = max(keepsToSafeArea ? view.safeAreaInsets.bottom : 0, covered(of: view))
    return UIEdgeInsets(top: view.bounds.height - height, left: 0, bottom: 0, right: 0)
  }

  /// Returns the height of the part of a view that the keyboard covers, in points.
  private func covered(of view: UIView) -> CGFloat {
    guard let window = view.window, window.keyboardHeight > 0 else { return 0 }
    let top = CGPoint(x: 0, y: window.bounds.height - window.keyboardHeight)
    return min(max(0, view.bounds.maxY - view.convert(top, from: window).y), view.bounds.height)
  }

  override var isInside: Bool { false }
}
