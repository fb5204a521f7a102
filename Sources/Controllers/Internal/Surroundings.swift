/// What the content around an item provides to the item's controller; plumbing.
@MainActor
public struct _Surroundings {
  /// The values that the content hands down.
  package var environment: ListEnvironment

  /// The innermost handler of events, which knows the ones around it.
  var handler: EventHandler?

  /// Describes the surroundings of an item.
  package init(environment: ListEnvironment = ListEnvironment()) {
    self.environment = environment
  }
}
