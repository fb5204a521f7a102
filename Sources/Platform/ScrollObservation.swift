#if canImport(UIKit)
package import UIKit

/// Observes the offset of a scroll view, as long as it is kept.
@MainActor
package final class ScrollObservation {
  #if canImport(Darwin)
  private let observation: NSKeyValueObservation

  package init(_ scrollView: UIScrollView, _ action: @escaping @MainActor () -> Void) {
    observation = scrollView.observe(\.contentOffset) { _, _ in
      // Offsets change on the main thread, and observers are called there at once.
      MainActor.assumeIsolated(action)
    }
  }

  /// Ends the observation.
  package func cancel() { observation.invalidate() }
  #else
  /// Observes nothing: there is no key-value observing without Apple's Foundation.
  package init(_ scrollView: UIScrollView, _ action: @escaping @MainActor () -> Void) {}

  /// Ends the observation.
  package func cancel() {}
  #endif
}
#else
package import HeadlessUIKit

/// Observes the offset of a scroll view until it is cancelled.
@MainActor
package final class ScrollObservation {
  private let end: @MainActor () -> Void

  package init(_ scrollView: UIScrollView, _ action: @escaping @MainActor () -> Void) {
    end = Headless.observeOffset(of: scrollView, action)
  }

  /// Ends the observation.
  package func cancel() { end() }
}
#endif
