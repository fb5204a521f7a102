extension UIControl {
  /// What answers an event.
  enum EventAnswer {
    case action(UIAction)
    #if canImport(ObjectiveC)
    case method(TargetMethod)
    #endif

    var action: UIAction? {
      if case .action(let action) = self { return action }
      return nil
    }
  }

  /// What is done, and the events it answers.
  struct EventHandler {
    var answer: EventAnswer
    var events: UIControl.Event
  }

  /// Adds a handler; one of the same identifier gives up the events to it, and its place if it has
  /// none left.
  func setHandler(_ action: UIAction, for events: UIControl.Event) {
    var place: Int?
    for (index, handler) in handlers.enumerated()
    where handler.answer.action?.identifier == action.identifier {
      handlers[index].events.subtract(events)
      if handlers[index].events.isEmpty, place == nil { place = index }
    }
    let handler = EventHandler(answer: .action(action), events: events)
    if let place {
      handlers[place] = handler
    } else {
      handlers.append(handler)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  func removeHandler(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for (index, handler) in handlers.enumerated()
    where handler.answer.action?.identifier == identifier {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Performs the actions for what a finger did.
  func send(_ events: UIControl.Event, with event: UIEvent?) {
    performHandlers(for: events, with: event)
  }

  func performHandlers(for events: UIControl.Event, with event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.answer {
      case .action(let action): sendAction(action)
      #if canImport(ObjectiveC)
      case .method(let method): send(method, event)
      #endif
      }
    }
  }
}
