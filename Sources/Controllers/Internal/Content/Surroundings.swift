package import RosterCore

/// What the content around an item provides to the item's controller.
@MainActor
package struct Surroundings {
  /// The values that the content hands down.
  package var environment: ListEnvironment

  /// When the items count as seen, besides what their controllers say.
  var impressions: [Impression] = []

  /// The outline that the items belong to, if they belong to one.
  var outline: OutlinePlace?

  /// The innermost handler of events, which knows the ones around it.
  var handler: EventHandler?

  /// Describes the surroundings of an item.
  package init(environment: ListEnvironment = ListEnvironment()) {
    self.environment = environment
  }
}

/// A handler of events and, through it, the handlers around it.
///
/// An event is offered to a handler, then to the one around it, and so on until one has handled it.
@MainActor
final class EventHandler {
  /// The handler around this one.
  var outer: EventHandler?

  private let handle: (Any) -> EventResult

  /// Makes a handler.
  ///
  /// - Parameters:
  ///   - outer: The handler around it.
  ///   - handle: Handles an event; ignores events of types that it does not know.
  init(inside outer: EventHandler?, _ handle: @escaping (Any) -> EventResult) {
    self.outer = outer
    self.handle = handle
  }

  /// Offers an event to this handler and to those around it.
  func offer(_ event: Any) -> EventResult {
    var handler: EventHandler? = self
    while let current = handler {
      if current.handle(event) == .handled {
        return .handled
      }
      handler = current.outer
    }
    return .ignored
  }
}
