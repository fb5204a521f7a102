public import Foundation

/// Holds the delegates to which a list forwards calls; an implementation detail.
@MainActor
open class _DelegateBase: NSObject {
  /// The delegates of the app.
  package final let delegates: ForwardedDelegates

  /// Creates a bridge to delegates.
  package init(forwardingTo delegates: ForwardedDelegates) {
    self.delegates = delegates
  }
}

/// The delegate of a collection view that forwards the calls a list does not need; an
/// implementation detail.
///
/// Its subclass forwards the calls that the list handles itself.
@MainActor
open class _DelegateBridge: _DelegateBase {
  #if canImport(UIKit)
  /// Returns whether the app's delegate implements a method that the list does not need itself,
  /// because UIKit has behavior of its own for methods that are not implemented.
  nonisolated open override func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    guard Thread.isMainThread else { return super.responds(to: selector) }
    let isAnswered = MainActor.assumeIsolated { delegates.isAnswered(selector) }
    return isAnswered ?? super.responds(to: selector)
  }
  #endif
}
