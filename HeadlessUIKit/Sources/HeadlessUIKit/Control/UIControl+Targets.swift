extension UIControl {
  /// A method of an object, or of the first responder in the chain that implements it.
  struct TargetMethod {
    weak var target: AnyObject?
    /// Whether a target was given, which may have been deallocated since.
    let hasTarget: Bool
    let action: Selector

    func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
      (target == nil || self.target === target) && (action == nil || self.action == action)
    }
  }

  /// Adds a method, or adds events to a method that was added before.
  func setTarget(_ target: AnyObject?, _ action: Selector, for events: UIControl.Event) {
    for (index, handler) in handlers.enumerated() {
      guard case .method(let method) = handler.answer, method.action == action,
        method.target === target
      else { continue }
      handlers[index].events.formUnion(events)
      return
    }
    let method = TargetMethod(target: target, hasTarget: target != nil, action: action)
    handlers.append(EventHandler(answer: .method(method), events: events))
  }

  func removeTarget(_ target: AnyObject?, _ action: Selector?, for events: UIControl.Event) {
    for (index, handler) in handlers.enumerated() {
      guard case .method(let method) = handler.answer, method.matches(target, action) else {
        continue
      }
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  func send(_ method: TargetMethod, _ event: UIEvent?) {
    guard !method.hasTarget || method.target != nil else { return }
    sendAction(method.action, to: method.target, for: event)
  }

  /// Calls a method, with the sender and the event if it has parameters for them.
  func perform(_ action: Selector, on target: AnyObject?, _ event: UIEvent?) {
    let responder: UIResponder = window?.firstResponder ?? self
    let target = target ?? responder.target(forAction: action, withSender: self) as AnyObject?
    guard let target else { return }
    action.call(on: target, from: self, for: event)
  }
}
