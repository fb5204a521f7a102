extension Headless {
  /// Takes a window's scene to the background, as a user does who goes to another app.
  ///
  /// Other windows stay in the foreground, so that tests do not disturb each other.
  @preconcurrency @MainActor public static func enterBackground(_ window: UIWindow) {
    guard let scene = window.windowScene, scene.presentState != .background else { return }
    scene.presentState = .background
    NotificationCenter.default.post(
      name: UIScene.didEnterBackgroundNotification,
      object: scene
    )
  }

  /// Brings a window's scene back to the foreground, and lays the window out.
  @preconcurrency @MainActor public static func enterForeground(_ window: UIWindow) {
    guard let scene = window.windowScene, scene.presentState == .background else { return }
    scene.presentState = .foregroundActive
    NotificationCenter.default.post(
      name: UIScene.willEnterForegroundNotification,
      object: scene
    )
    window.layoutIfNeeded()
  }
}
