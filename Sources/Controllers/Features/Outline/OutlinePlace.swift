/// The outline of an item, and the item's position in it.
struct OutlinePlace {
  let position: OutlinePosition
  let expansion: any AnyOutlineExpansion
}

extension ListEnvironment {
  /// The number of ancestors of an item in its outline: 0 for roots, and for items outside
  /// outlines.
  ///
  /// The size of an item can depend on it, using `ItemContainer.environment`.
  public internal(set) var outlineLevel: Int {
    get { self[OutlineLevelKey.self] }
    set { self[OutlineLevelKey.self] = newValue }
  }
}

private enum OutlineLevelKey: ListEnvironmentKey {
  static var defaultValue: Int { 0 }
}
