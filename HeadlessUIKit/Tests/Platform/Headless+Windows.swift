#if canImport(UIKit)
extension Headless {
  /// Shows a view in a window of its own, which the view fills.
  @MainActor public static func show(_ view: UIView, size: CGSize) -> UIWindow {
    let window = makeWindow(size)
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.makeKeyAndVisible()
    return window
  }

  /// Shows a view controller in a window of its own.
  @MainActor public static func show(_ controller: UIViewController, size: CGSize) -> UIWindow {
    let window = makeWindow(size)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// Gives a window another size, as a rotation does.
  @MainActor public static func resize(_ window: UIWindow, to size: CGSize) {
    window.frame.size = size
    window.layoutIfNeeded()
  }

  /// Changes the traits in which a window is shown.
  @MainActor public static func setTraits(_ traits: UITraitCollection, of window: UIWindow) {
    guard #available(iOS 17, tvOS 17, *) else {
      return skip("traits of a window can be set from iOS 17 on")
    }
    if traits.userInterfaceStyle != .unspecified {
      window.traitOverrides.userInterfaceStyle = traits.userInterfaceStyle
    }
    if traits.layoutDirection != .unspecified {
      window.traitOverrides.layoutDirection = traits.layoutDirection
    }
    if traits.preferredContentSizeCategory != .unspecified {
      window.traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
    }
    window.layoutIfNeeded()
  }

  /// Sets the safe area of what a window's view controller shows.
  @MainActor public static func setSafeAreaInsets(_ insets: UIEdgeInsets, of window: UIWindow) {
    guard let controller = window.rootViewController else {
      return skip("a safe area can be set for the views of a view controller only")
    }
    controller.additionalSafeAreaInsets = insets
    window.layoutIfNeeded()
  }

  /// Hides a window, as only a person can take a scene to the background, and tells of it as UIKit does.
  @MainActor public static func enterBackground(_ window: UIWindow) {
    window.isHidden = true
    post(UIScene.didEnterBackgroundNotification, window)
  }

  /// Shows a window again that was hidden, and tells of it in UIKit's order.
  @MainActor public static func enterForeground(_ window: UIWindow) {
    post(UIScene.willEnterForegroundNotification, window)
    window.isHidden = false
    post(UIScene.didActivateNotification, window)
    window.layoutIfNeeded()
  }

  @MainActor private static func post(_ name: Notification.Name, _ window: UIWindow) {
    NotificationCenter.default.post(name: name, object: window.windowScene)
  }

  /// The element that an assistive technology is at.
  @MainActor public static func accessibilityElement(in window: UIWindow) -> UIView? {
    skip("no assistive technology runs in a test")
    return nil
  }

  @MainActor private static func makeWindow(_ size: CGSize) -> UIWindow {
    let frame = CGRect(origin: .zero, size: size)
    // Without an app as host there is no shared application, and asking for it traps.
    guard Bundle.main.bundlePath.hasSuffix(".app"),
      let scene = UIApplication.shared.connectedScenes.lazy.compactMap({ $0 as? UIWindowScene })
        .first
    else { return UIWindow(frame: frame) }
    let window = UIWindow(windowScene: scene)
    window.frame = frame
    return window
  }
}
#endif
