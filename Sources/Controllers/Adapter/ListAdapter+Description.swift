extension ListAdapter: CustomDebugStringConvertible {
  /// The list as a tree: sections, items on screen or with a controller, and what is mounted.
  public nonisolated var debugDescription: String {
    MainActor.assumeIsolated { coordinator.tree }
  }
}
