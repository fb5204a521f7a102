/// Finds out whether a delegate implements a method that is optional in UIKit.
///
/// Swift without Objective-C cannot ask. A default implementation calls ``reachedDefault()``, which
/// shows that the delegate has no implementation of its own.
@preconcurrency @MainActor enum OptionalRequirement {
  private static var isDefaultReached = false

  static func reachedDefault() {
    isDefaultReached = true
  }

  /// Makes a call and returns its result, or nil if a default implementation was reached.
  static func result<Value>(of call: () -> Value) -> Value? {
    isDefaultReached = false
    let value = call()
    defer { isDefaultReached = false }
    return isDefaultReached ? nil : value
  }
}
