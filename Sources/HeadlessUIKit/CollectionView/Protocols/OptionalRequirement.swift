/// Finds out whether a delegate implements what is optional in UIKit.
///
/// Swift without Objective-C cannot ask. A default implementation calls ``reachedDefault()``, so a
/// call that got there went to a delegate without an implementation of its own.
@preconcurrency @MainActor enum OptionalRequirement {
  private static var isDefaultReached = false

  static func reachedDefault() {
    isDefaultReached = true
  }

  /// Makes a call and returns its result, or nil if only a default implementation answered.
  static func result<Value>(of call: () -> Value) -> Value? {
    isDefaultReached = false
    let value = call()
    defer { isDefaultReached = false }
    return isDefaultReached ? nil : value
  }
}
