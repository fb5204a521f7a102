/// The position of a node in its outline.
public struct OutlinePosition: Hashable, Sendable {
  /// The number of ancestors: 0 for a root.
  public let level: Int

  /// Whether the node can be expanded.
  public let isExpandable: Bool

  /// Whether the node is expanded.
  public let isExpanded: Bool

  init(level: Int, isExpandable: Bool, isExpanded: Bool) {
    self.level = level
    self.isExpandable = isExpandable
    self.isExpanded = isExpanded
  }
}
