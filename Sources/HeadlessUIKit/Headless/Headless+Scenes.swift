extension Headless {
  /// Takes a window's scene to the background, as a user does who goes to another app.
  ///
  /// Other windows stay in the foreground, so that tests do not disturb each other.
  @preconcurrency @MainActor public static func enterBackground(_ window: UIWindow) {
    guard let scene = window.windowScene, scene.presentState != .background else { return }
    scene.post(UIScene.willDeactivateNotification)
    scene.presentState = .background
    scene.post(UIScene.didEnterBackgroundNotification)
  }

  /// Brings a window's scene back to the foreground, and lays the window out.
  ///
  /// The scene still calls itself in the background while it announces that it is about to enter the
  /// foreground, and is active when it announces that.
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
