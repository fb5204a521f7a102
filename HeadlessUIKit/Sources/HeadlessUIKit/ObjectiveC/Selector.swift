#if !canImport(ObjectiveC)
/// The name of a method that an object calls when something happens, where Objective-C does not exist.
///
/// Swift without Objective-C has no `#selector`. `Headless.selector(_:_:)` makes one of a method,
/// and the command `Tools/mirror` writes it in place of `#selector`.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The name of the method, with the name of its class.
  public let description: String

  private let method: @MainActor (AnyObject, AnyObject?, AnyObject?) -> Void
  private let isUnderstood: @Sendable (AnyObject) -> Bool

  init<Target>(
    _ description: String,
    of target: Target.Type,
    _ method: @escaping @MainActor (AnyObject, AnyObject?, AnyObject?) -> Void
  ) {
    self.description = description
    self.method = method
    isUnderstood = { $0 is Target }
  }

  /// Returns whether two selectors name the same method.
  public static func == (lhs: Selector, rhs: Selector) -> Bool {
    lhs.description == rhs.description
  }

  /// Hashes the name of the method.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Calls the method of an object, with the sender and the event if it has parameters for them.
  @MainActor func call(on target: AnyObject, from sender: AnyObject?, for event: AnyObject?) {
    method(target, sender, event)
  }

  /// Returns whether an object has the method.
  func isUnderstood(by object: AnyObject) -> Bool { isUnderstood(object) }
}

extension NSObject {
  /// Returns whether the object has a method.
  func responds(to aSelector: Selector) -> Bool { aSelector.isUnderstood(by: self) }
}

extension Headless {
  /// Makes the selector of a method without parameters, as `#selector` does where Objective-C exists.
  ///
  /// ```swift
  /// button.addTarget(self, action: Headless.selector("tapped", FeedCell.tapped), for: .touchUpInside)
  /// ```
  @preconcurrency public static func selector<Target: AnyObject, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) -> Selector {
    Selector("\(Target.self).\(name)", of: Target.self) { target, _, _ in
      guard let target = receiver(target, Target.self, name) else { return }
      _ = method(target)()
    }
  }

  /// Makes the selector of a method that gets the sender: a control, a gesture recognizer, a notification.
  @preconcurrency public static func selector<Target: AnyObject, Sender, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) -> Selector {
    Selector("\(Target.self).\(name)", of: Target.self) { target, sender, _ in
      guard let target = receiver(target, Target.self, name),
        let sender = argument(sender, Sender.self, name)
      else { return }
      _ = method(target)(sender)
    }
  }

  /// Makes the selector of a method that gets the sender and the event.
  @preconcurrency public static func selector<Target: AnyObject, Sender, Event, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) -> Selector {
    Selector("\(Target.self).\(name)", of: Target.self) { target, sender, event in
      guard let target = receiver(target, Target.self, name),
        let sender = argument(sender, Sender.self, name),
        let event = argument(event, Event.self, name)
      else { return }
      _ = method(target)(sender, event)
    }
  }

  @MainActor private static func receiver<Target>(
    _ object: AnyObject,
    _ type: Target.Type,
    _ name: String
  ) -> Target? {
    if let target = object as? Target { return target }
    fail(
      "O-SELECTOR",
      name: "NSInvalidArgumentException",
      "-[\(Swift.type(of: object)) \(name)]: unrecognized selector sent to instance"
    )
    return nil
  }

  /// Returns what a method gets; where it wants a Boolean, as `endEditing(_:)` does, an object counts as true.
  @MainActor private static func argument<Value>(
    _ object: AnyObject?,
    _ type: Value.Type,
    _ name: String
  ) -> Value? {
    if let value = object as? Value { return value }
    if let value = (object != nil) as? Value { return value }
    if let value = Optional<AnyObject>.none as? Value { return value }
    fail(
      "O-SENDER",
      name: "NSInvalidArgumentException",
      "\(name) wants \(type), and was sent by \(object.map { "\(Swift.type(of: $0))" } ?? "nothing")"
    )
    return nil
  }
}
#endif
