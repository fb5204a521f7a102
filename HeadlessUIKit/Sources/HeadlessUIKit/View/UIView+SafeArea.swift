extension UIView {
  /// The part of the surrounding safe area insets that overlaps the view, and those that its
  /// controller adds.
  var resolvedSafeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    guard window !== self, let superview else { return window.windowSafeAreaInsets }
    // What a superview's class says counts, which may override the property.
    let outer = superview.safeAreaInsetsForSubviews
    let safe = superview.bounds.inset(by: outer)
    let mine = convert(bounds, to: superview)
    let inherited = UIEdgeInsets(
      top: min(outer.top, max(0, safe.minY - mine.minY)),
      left: min(outer.left, max(0, safe.minX - mine.minX)),
      bottom: min(outer.bottom, max(0, mine.maxY - safe.maxY)),
      right: min(outer.right, max(0, mine.maxX - safe.maxX))
    )
    guard let controller else { return inherited }
    return inherited + controller.additionalSafeAreaInsets + controller.containerInsets
  }

  /// Notifies this view and all inside it that the safe area may have changed.
  func updateLayoutEnvironment() {
    guard let window, window.hasSafeArea else { return }
    announceSafeAreaChange()
  }

  /// Notifies this view and all inside it that the safe area has changed, and marks them for layout.
  func announceSafeAreaChange() {
    let insets = resolvedSafeAreaInsets
    if insets != environment.toldSafeArea {
      environment.toldSafeArea = insets
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
    }
    for subview in subviews { subview.announceSafeAreaChange() }
  }
}

extension UIWindow {
  /// Whether anything in the window has safe area insets.
  fileprivate var hasSafeArea: Bool {
    windowSafeAreaInsets != .zero || UIViewController.addsSafeArea
      || type(of: self) != UIWindow.self
  }
}

extension UIViewController {
  /// Whether any controller has ever added safe area insets; otherwise they are not looked up.
  fileprivate private(set) static var addsSafeArea = false

  func additionalInsetsDidChange() {
    Self.addsSafeArea = true
    viewIfLoaded?.announceSafeAreaChange()
  }
}
