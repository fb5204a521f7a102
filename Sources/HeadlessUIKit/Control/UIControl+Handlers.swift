extension UIControl {
  /// An action and the events it answers.
  struct EventHandler {
    var action: UIAction
    var events: UIControl.Event
  }

  /// Adds a handler; one of the same identifier gives up the events to it, and its place if it has
  /// none left.
  func setHandler(_ action: UIAction, for events: UIControl.Event) {
    var place: Int?
    for (index, handler) in handlers.enumerated()
    where handler.action.identifier == action.identifier {
      handlers[index].events.subtract(events)
      if handlers[index].events.isEmpty, place == nil { place = index }
    }
    let handler = EventHandler(action: action, events: events)
    if let place {
      handlers[place] = handler
    } else {
      handlers.append(handler)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  func removeHandler(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for (index, handler) in handlers.enumerated() where handler.action.identifier == identifier {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  func performHandlers(for events: UIControl.Event) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      sendAction(handler.action)
    }
  }
}
