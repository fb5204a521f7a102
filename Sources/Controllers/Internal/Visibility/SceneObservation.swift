import RosterPlatform

/// Hears when the app goes to the background and when it comes back.
///
/// Notifications of scenes and of the app are heard alike, because an app without a scene delegate need
/// not get the former.
@MainActor
final class SceneObservation {
  private var tokens: [any NSObjectProtocol] = []

  init(_ onChange: @escaping @MainActor () -> Void) {
    let names = [
      UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
    ]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        // UIKit posts these on the main thread, and nothing comes between, as no queue is given.
        MainActor.assumeIsolated(onChange)
      }
    }
  }

  /// Hears nothing any longer.
  func cancel() {
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens = []
  }
}
