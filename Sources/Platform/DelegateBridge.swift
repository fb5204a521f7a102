public import Foundation

/// Holds the delegates to which a list passes on what it has no need of; plumbing.
@MainActor
open class _DelegateBase: NSObject {
  /// The delegates of the app.
  package final let delegates: ForwardedDelegates

  /// Makes a bridge to delegates.
  package init(_ delegates: ForwardedDelegates) {
    self.delegates = delegates
  }
}

/// The delegate of a collection view as far as it passes on what a list has no need of; plumbing.
///
/// Whatever the list hears itself is passed on by its subclass.
@MainActor
open class _DelegateBridge: _DelegateBase {
  #if canImport(UIKit)
  /// Answers for the methods that the list itself does not need as the app's delegate does, as UIKit
  /// does something of its own about what is not answered.
  nonisolated open override func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    guard Thread.isMainThread else { return super.responds(to: selector) }
    let isAnswered = MainActor.assumeIsolated { delegates.isAnswered(selector) }
    return isAnswered ?? super.responds(to: selector)
  }
  #endif
}
