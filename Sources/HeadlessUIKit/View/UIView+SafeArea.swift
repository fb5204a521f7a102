extension UIView {
  /// How much of the window's safe area reaches into this view.
  var resolvedSafeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    if window === self { return window.windowSafeAreaInsets }
    guard window.windowSafeAreaInsets != .zero else { return .zero }
    let safe = window.bounds.inset(by: window.windowSafeAreaInsets)
    let mine = convert(bounds, to: window)
    return UIEdgeInsets(
      top: max(0, safe.minY - mine.minY),
      left: max(0, safe.minX - mine.minX),
      bottom: max(0, mine.maxY - safe.maxY),
      right: max(0, mine.maxX - safe.maxX)
    )
  }

  /// Tells this view and all inside it that the safe area may reach elsewhere.
  func updateLayoutEnvironment() {
    guard let window, window.windowSafeAreaInsets != .zero else { return }
    announceSafeAreaChange()
  }

  /// Tells this view and all inside it that the safe area has changed, and lets them be laid out for it.
  func announceSafeAreaChange() {
    safeAreaInsetsDidChange()
    setNeedsLayout()
    for subview in subviews { subview.announceSafeAreaChange() }
  }
}
