import Foundation
import RosterPlatform

/// Observes notifications of the system until it is cancelled.
@MainActor
final class SystemObservation {
  private var tokens: [any NSObjectProtocol]

  private init(_ names: [Notification.Name], _ onNotification: @escaping @MainActor () -> Void) {
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        // UIKit posts these notifications on the main thread, and they arrive synchronously because
        // no queue is given.
        MainActor.assumeIsolated(onNotification)
      }
    }
  }

  /// Observes the app going to the background and coming back.
  ///
  /// It observes notifications of scenes and of the app, because an app without a scene delegate may
  /// not get the former. It also observes activation, because a scene that is about to enter the
  /// foreground may still be in the background according to its state.
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

  /// Observes memory warnings of the system.
  static func ofMemory(_ onWarning: @escaping @MainActor () -> Void) -> SystemObservation {
    SystemObservation([UIApplication.didReceiveMemoryWarningNotification], onWarning)
  }

  /// Observes the keyboard and editing.
  ///
  /// - Parameters:
  ///   - onMove: Receives the screen, if it is known, the final frame of the keyboard on it, the
  ///     duration in seconds, and the raw value of the animation's curve.
  ///   - onEditing: Called when editing of a field has begun.
  /// - Returns: The observation, which can be cancelled.
  static func ofKeyboard(
    _ onMove: @escaping @MainActor (UIScreen?, CGRect, TimeInterval, Int) -> Void,
    editing onEditing: @escaping @MainActor () -> Void
  ) -> SystemObservation {
    let observation = SystemObservation(
      [
        UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
      ],
      onEditing
    )
    let frameKey = UIResponder.keyboardFrameEndUserInfoKey
    let durationKey = UIResponder.keyboardAnimationDurationUserInfoKey
    let curveKey = UIResponder.keyboardAnimationCurveUserInfoKey
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification,
      object: nil,
      queue: nil
    ) { notification in
      let screen = notification.object as? UIScreen
      let info = notification.userInfo
      let frame = info?[frameKey] as? CGRect ?? .zero
      let duration = info?[durationKey] as? TimeInterval ?? 0
      let curve = info?[curveKey] as? Int ?? 0
      // UIKit posts these notifications on the main thread, and they arrive synchronously because
      // no queue is given.
      MainActor.assumeIsolated { onMove(screen, frame, duration, curve) }
    }
    observation.tokens.append(token)
    return observation
  }

  /// Ends the observation.
  func cancel() {
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens = []
  }
}
