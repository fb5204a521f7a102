import RosterCore

extension ListResolver {
  /// Adds content after what the node has added before.
  ///
  /// Its place among the contents that the node adds identifies sections without an identifier.
  ///
  /// - Parameter content: Sections, items, or content of the app's own.
  @MainActor
  public mutating func add(_ content: some ListContent) {
    descend(to: takePosition()) { content._resolve(into: &$0) }
  }

  /// Adds content whose items and sections belong to something with an identifier, as in a `ForEach`.
  ///
  /// The identifier becomes a part of the identity of all that is added, so that it keeps its
  /// controllers when what surrounds it changes, and does not collide with the same items under other
  /// identifiers.
  ///
  /// - Parameters:
  ///   - id: What the content belongs to.
  ///   - resolve: Adds the content.
  @MainActor
  public mutating func add(
    under id: some Hashable & Sendable,
    _ resolve: (inout ListResolver) -> Void
  ) {
    descend(into: Identifier(id)) { $0.node(resolve) }
  }
}
