extension Headless {
  /// Moves a window's scene to the background, as when the user opens another app.
  ///
  /// Other windows stay in the foreground, so that tests do not affect each other.
  @preconcurrency @MainActor public static func enterBackground(_ window: UIWindow) {
    guard let scene = window.windowScene, scene.presentState != .background else { return }
    scene.post(UIScene.willDeactivateNotification)
    scene.presentState = .background
    scene.post(UIScene.didEnterBackgroundNotification)
  }

  /// Moves a window's scene to the foreground, and lays out the window.
  ///
  /// During the notification that it will enter the foreground the scene is still in the
  /// background; it is active when the next notification is posted.
  @preconcurrency @MainActor public static func enterForeground(_ window: UIWindow) {
    guard let scene = window.windowScene, scene.presentState == .background else { return }
    scene.post(UIScene.willEnterForegroundNotification)
    scene.presentState = .foregroundActive
    scene.post(UIScene.didActivateNotification)
    window.layoutIfNeeded()
  }
}

extension UIScene {
  fileprivate func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
