import Foundation
import RosterPlatform

/// Observes notifications of the system until it is cancelled.
@MainActor
final class SystemObservation {
  private var tokens: [any NSObjectProtocol]

  private init(_ names: [Notification.Name], _ onNotification: @escaping @MainActor () -> Void) {
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        // UIKit posts these on the main thread, and nothing comes between, as no queue is given.
        MainActor.assumeIsolated(onNotification)
      }
    }
  }

  /// Observes the app going to the background and coming back.
  ///
  /// Notifications of scenes and of the app are observed alike, because an app without a scene delegate
  /// need not get the former; activation as well, because a scene that is about to enter the foreground
  /// may still call itself in the background.
  static func ofScenes(_ onChange: @escaping @MainActor () -> Void) -> SystemObservation {
    SystemObservation(
      [
        UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
        UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification,
        UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
      ],
      onChange
    )
  }

  /// Observes the system asking for memory back.
  static func ofMemory(_ onWarning: @escaping @MainActor () -> Void) -> SystemObservation {
    SystemObservation([UIApplication.didReceiveMemoryWarningNotification], onWarning)
  }

  /// Ends the observation.
  func cancel() {
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens = []
  }
}
