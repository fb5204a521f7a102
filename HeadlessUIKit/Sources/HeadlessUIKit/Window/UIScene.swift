/// A scene of an app, in the foreground or in the background.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is visible and receives events.
    case foregroundActive = 0
    /// The scene is visible and does not receive events.
    case foregroundInactive = 1
    /// The scene is not visible.
    case background = 2
  }

  var presentState = ActivationState.foregroundActive

  /// The state of the scene.
  open var activationState: UIScene.ActivationState { presentState }

  /// Posted when the scene has entered the background.
  nonisolated public static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  /// Posted when the scene is about to enter the foreground.
  nonisolated public static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  /// Posted when the scene has become active.
  nonisolated public static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")
  /// Posted when the scene is about to become inactive.
  nonisolated public static let willDeactivateNotification =
    NSNotification.Name("UISceneWillDeactivateNotification")
}
