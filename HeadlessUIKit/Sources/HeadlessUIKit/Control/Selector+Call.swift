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
}
#endif
