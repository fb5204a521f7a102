/// One showing of an app's screens, which is in the foreground or in the background.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether an app's scene can be seen and used.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is on screen and gets what the user does.
    case foregroundActive = 0
    /// The scene is on screen and something else gets what the user does.
    case foregroundInactive = 1
    /// The scene is not on screen.
    case background = 2
  }

  var presentState = ActivationState.foregroundActive

  /// Whether the scene can be seen and used.
  open var activationState: UIScene.ActivationState { presentState }

  /// Posted by a scene that went to the background.
  nonisolated public static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  /// Posted by a scene that is about to come to the foreground.
  nonisolated public static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  /// Posted by a scene that gets what the user does from then on.
  nonisolated public static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")
  /// Posted by a scene that is about to get nothing any longer of what the user does.
  nonisolated public static let willDeactivateNotification =
    NSNotification.Name("UISceneWillDeactivateNotification")
}
