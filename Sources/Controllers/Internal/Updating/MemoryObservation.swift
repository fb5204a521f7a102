import RosterPlatform

/// Hears when the system asks for memory back.
@MainActor
final class MemoryObservation {
  private var token: (any NSObjectProtocol)?

  init(_ onWarning: @escaping @MainActor () -> Void) {
    let name = UIApplication.didReceiveMemoryWarningNotification
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      // UIKit posts it on the main thread, and nothing comes between, as no queue is given.
      MainActor.assumeIsolated(onWarning)
    }
  }

  /// Hears nothing any longer.
  func cancel() {
    token.map(NotificationCenter.default.removeObserver)
    token = nil
  }
}
