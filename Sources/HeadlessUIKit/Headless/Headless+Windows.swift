extension Headless {
  /// Shows a view alone in a new window of a size, in points, and lays it out.
  ///
  /// Keep the window: nothing else does.
  @preconcurrency @MainActor public static func show(_ view: UIView, size: CGSize) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.makeKeyAndVisible()
    return window
  }

  /// Shows a controller's view in a new window of a size, in points, and lays it out.
  ///
  /// Keep the window: nothing else does.
  @preconcurrency @MainActor public static func show(
    _ controller: UIViewController,
    size: CGSize
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// Gives a window another size, in points, as a turn of the device does, and lays it out.
  @preconcurrency @MainActor public static func resize(_ window: UIWindow, to size: CGSize) {
    window.frame.size = size
    window.layoutIfNeeded()
  }

  /// Changes the traits a window is shown in, as the user does in Settings, and lays it out.
  ///
  /// Traits the collection does not specify stay as they are: size classes follow the window's size
  /// until they are given.
  @preconcurrency @MainActor public static func setTraits(
    _ traits: UITraitCollection,
    of window: UIWindow
  ) {
    window.givenTraits = UITraitCollection(traitsFrom: [window.givenTraits, traits])
    window.updateTraits()
    window.layoutIfNeeded()
  }

  /// Changes how much the system keeps free at a window's edges, in points, and lays it out.
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
