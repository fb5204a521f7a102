public import RosterCore

/// Where a node stands in its outline.
public struct OutlinePosition: Hashable, Sendable {
  /// How many nodes are above it: 0 for a root.
  public let level: Int

  /// Whether it has children, or may have some.
  public let isExpandable: Bool

  /// Whether what is below it is shown.
  public let isExpanded: Bool
}

/// The outline that an item belongs to, and where it stands there.
struct OutlinePlace {
  let position: OutlinePosition
  let expansion: any AnyOutlineExpansion
}

extension ListEnvironment {
  /// How many nodes of its outline are above an item: 0 for roots, and for what is in no outline.
  ///
  /// The size of an item may depend on it; `Container.environment` has it.
  public internal(set) var outlineLevel: Int {
    get { self[OutlineLevelKey.self] }
    set { self[OutlineLevelKey.self] = newValue }
  }
}

private enum OutlineLevelKey: ListEnvironmentKey {
  static var defaultValue: Int { 0 }
}
