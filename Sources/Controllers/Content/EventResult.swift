/// What a handler has done with an event.
public enum EventResult: Hashable, Sendable {
  /// The event has reached its goal; no other handler sees it.
  case handled

  /// The event was not meant for this handler; the next one around it sees it.
  case ignored
}
