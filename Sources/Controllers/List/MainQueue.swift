import Dispatch

/// Whether code runs on the main queue, and so on the main actor.
///
/// A deinitializer may run anywhere, and has no other way to find out. Asking for the main thread is
/// no substitute: on Linux the main queue may be served by another one.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  /// Whether the caller runs on the main queue.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) != nil
  }

  /// Does something on the main actor: now on the main queue, and otherwise as soon as possible.
  package static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated { action() }
    } else {
      Task { @MainActor in action() }
    }
  }

  /// Keeps objects until the main queue is idle, if their last owner goes elsewhere.
  ///
  /// Otherwise a screen would be taken down while the main thread may be laying it out.
  package static func release(_ objects: [any AnyObject & Sendable]) {
    guard !isCurrent else { return }
    DispatchQueue.main.async { withExtendedLifetime(objects) {} }
  }
}
