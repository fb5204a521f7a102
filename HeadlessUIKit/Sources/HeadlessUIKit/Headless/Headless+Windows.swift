extension Headless {
  /// Shows a view in a new window of a size, in points, and lays it out.
  ///
  /// Keep a reference to the window, because nothing else does.
  @preconcurrency @MainActor public static func show(_ view: UIView, size: CGSize) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.makeKeyAndVisible()
    return window
  }

  /// Shows a view controller in a new window of a size, in points, and lays it out.
  ///
  /// Keep a reference to the window, because nothing else does.
  @preconcurrency @MainActor public static func show(
    _ controller: UIViewController,
    size: CGSize
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// The duration of a rotation, in seconds.
  private static let rotationDuration: TimeInterval = 0.3

  /// Resizes a window to a size, in points, as rotating the device does, and lays it out.
  ///
  /// The window's controllers are told before, and what they animate with it is animated.
  @preconcurrency @MainActor public static func resize(_ window: UIWindow, to size: CGSize) {
    let root = window.rootViewController
    let coordinator = TransitionCoordinator(
      of: root.map { [$0] } ?? [],
      in: window,
      duration: rotationDuration
    )
    if size != window.bounds.size {
      let traits = window.sizedTraits(for: size)
      if traits != window.sizedTraits { root?.willTransition(to: traits, with: coordinator) }
      root?.viewWillTransition(to: size, with: coordinator)
    }
    coordinator.run(to: size)
  }

  /// Changes the traits of a window, as the user's settings do, and lays it out.
  ///
  /// Traits that the collection does not specify are unchanged. Size classes follow the window's
  /// size until they are specified.
  @preconcurrency @MainActor public static func setTraits(
    _ traits: UITraitCollection,
    of window: UIWindow
  ) {
    let old = window.traitCollection.preferredContentSizeCategory
    window.givenTraits = UITraitCollection(traitsFrom: [window.givenTraits, traits])
    PreferredTextSize.adopt(window)
    window.updateTraits()
    let new = window.traitCollection.preferredContentSizeCategory
    if new != old {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification,
        object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: new]
      )
    }
    window.layoutIfNeeded()
  }

  /// Changes the safe area insets of a window, in points, and lays it out.
  @preconcurrency @MainActor public static func setSafeAreaInsets(
    _ insets: UIEdgeInsets,
    of window: UIWindow
  ) {
    guard window.windowSafeAreaInsets != insets else { return }
    window.windowSafeAreaInsets = insets
    window.announceSafeAreaChange()
    window.layoutIfNeeded()
  }
}
