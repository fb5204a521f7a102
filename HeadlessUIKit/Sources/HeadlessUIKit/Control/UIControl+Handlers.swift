extension UIControl {
  /// A reaction to an event.
  enum EventAnswer {
    case action(UIAction)
    case method(TargetMethod)

    var action: UIAction? {
      if case .action(let action) = self { return action }
      return nil
    }
  }

  /// A reaction, with the events that cause it.
  struct EventHandler {
    var answer: EventAnswer
    var events: UIControl.Event
  }

  /// Adds a handler; an earlier one with the same identifier loses these events, and is removed if
  /// it has no others.
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

  /// Performs the actions for an event of a finger.
  func send(_ events: UIControl.Event, with event: UIEvent?) {
    performHandlers(for: events, with: event)
  }

  func performHandlers(for events: UIControl.Event, with event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.answer {
      case .action(let action): sendAction(action)
      case .method(let method): send(method, event)
      }
    }
  }
}
