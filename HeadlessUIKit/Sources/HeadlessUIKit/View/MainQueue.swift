import Dispatch

/// Tells whether code runs on the main queue, where views may be used.
enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }

  /// Runs code where views may be used, and waits for it.
  ///
  /// It is for deinits. Views go where their last reference does, which is seldom elsewhere.
  static func run(_ body: @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
  }
}
