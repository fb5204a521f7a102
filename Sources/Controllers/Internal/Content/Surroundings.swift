package import RosterCore

/// What the content around an item provides to the item's controller.
@MainActor
package struct Surroundings {
  /// The values that the content hands down.
  package var environment: ListEnvironment

  /// When the items count as seen, besides what their controllers say.
  var impressions: [Impression] = []

  /// The innermost handler of events, which knows the ones around it.
  var handler: EventHandler?

  /// Describes the surroundings of an item.
  package init(environment: ListEnvironment = ListEnvironment()) {
    self.environment = environment
  }
}
