#if canImport(ObjectiveC)
/// Declares how to send any object a message whose name is known at run time only.
@objc private protocol MessageReceiver {
  @objc(performSelector:)
  optional func receive(_ action: Selector)

  @objc(performSelector:withObject:)
  optional func receive(_ action: Selector, from sender: AnyObject?)

  @objc(performSelector:withObject:withObject:)
  optional func receive(_ action: Selector, from sender: AnyObject?, for event: AnyObject?)
}

extension Selector {
  /// Calls a method of an object, with the sender and the event if it has parameters for them.
  func call(on target: AnyObject, from sender: AnyObject?, for event: AnyObject?) {
    switch description.count(where: { $0 == ":" }) {
    case 0: target.receive?(self)
    case 1: target.receive?(self, from: sender)
    default: target.receive?(self, from: sender, for: event)
    }
  }

  /// Returns whether an object has the method.
  func isMethod(of object: NSObject) -> Bool { object.responds(to: self) }
}
#else
/// The name of a method.
///
/// Without Objective-C a name alone calls nothing: `Headless.selector(_:_:)` makes a selector that
/// knows how to call its method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// How to call the method of an object, with a sender and an event.
  struct Body: Sendable {
    let belongs: @MainActor @Sendable (AnyObject) -> Bool
    let call: @MainActor @Sendable (AnyObject, Any?, Any?) -> Void
  }

  public let description: String
  let body: Body?

  /// Creates a selector that has only a name.
  public init(_ str: String) {
    self.init(str, nil)
  }

  public init(stringLiteral value: String) {
    self.init(value, nil)
  }

  init(_ description: String, _ body: Body?) {
    self.description = description
    self.body = body
  }

  public static func == (lhs: Selector, rhs: Selector) -> Bool {
    lhs.description == rhs.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

extension Selector {
  /// Calls a method of an object, with the sender and the event if it has parameters for them.
  @MainActor func call(on target: AnyObject, from sender: Any?, for event: Any?) {
    guard let body else {
      return Headless.log("Nothing knows how to call \(description) here: it is only a name.")
    }
    body.call(target, sender, event)
  }

  /// Returns whether an object has the method.
  @MainActor func isMethod(of object: NSObject) -> Bool { body?.belongs(object) ?? false }
}

extension Headless {
  /// Makes a selector that calls a method of its target.
  ///
  /// With it, everything that takes a target and a selector works without Objective-C. Write the
  /// types of the closure's parameters.
  public static func selector<Target>(
    _ name: String,
    _ call: @escaping @MainActor @Sendable (Target) -> Void
  ) -> Selector {
    selector(name) { (target: Target, _: Any?, _: Any?) in call(target) }
  }

  /// Makes a selector that calls a method of its target with the sender.
  public static func selector<Target, Sender>(
    _ name: String,
    _ call: @escaping @MainActor @Sendable (Target, Sender) -> Void
  ) -> Selector {
    selector(name) { (target: Target, sender: Sender, _: Any?) in call(target, sender) }
  }

  /// Makes a selector that calls a method of its target with the sender and the event.
  public static func selector<Target, Sender, Event>(
    _ name: String,
    _ call: @escaping @MainActor @Sendable (Target, Sender, Event) -> Void
  ) -> Selector {
    Selector(
      name,
      Selector.Body(
        belongs: { $0 is Target },
        call: { target, sender, event in
          guard let target = target as? Target, let sender = sender as? Sender,
            let event = event as? Event
          else {
            return log(
              "\(Swift.type(of: target)) or what is sent does not fit the selector \(name)."
            )
          }
          call(target, sender, event)
        }
      )
    )
  }
}
#endif
