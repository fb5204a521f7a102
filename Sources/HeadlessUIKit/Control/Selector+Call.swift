#if canImport(ObjectiveC)
/// How any object is sent a message whose name is known at run time only.
@objc private protocol MessageReceiver {
  @objc(performSelector:)
  optional func receive(_ action: Selector)

  @objc(performSelector:withObject:)
  optional func receive(_ action: Selector, from sender: AnyObject?)

  @objc(performSelector:withObject:withObject:)
  optional func receive(_ action: Selector, from sender: AnyObject?, for event: AnyObject?)
}

extension Selector {
  /// Calls a method of an object with as many of sender and event as it takes.
  func call(on target: AnyObject, from sender: AnyObject?, for event: AnyObject?) {
    switch description.count(where: { $0 == ":" }) {
    case 0: target.receive?(self)
    case 1: target.receive?(self, from: sender)
    default: target.receive?(self, from: sender, for: event)
    }
  }
}
#endif
