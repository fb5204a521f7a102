import RosterCore
import RosterLayout

/// A section while its content is being flattened.
struct SectionDraft {
  let id: SectionID

  /// Whether the section holds items that stand outside any section.
  let isLoose: Bool

  /// The number of `ForEach` elements around the section.
  let depth: Int

  let layout: SectionLayout
  let location: SourceLocation?
  var runs: [Run] = []
  var presenters: [CellPresenter] = []
  private(set) var supplementaries: [String: SupplementaryNode] = [:]

  init(
    id: SectionID,
    isLoose: Bool,
    depth: Int,
    layout: SectionLayout,
    location: SourceLocation?
  ) {
    self.id = id
    self.isLoose = isLoose
    self.depth = depth
    self.layout = layout
    self.location = location
  }

  /// Adds a supplementary item, which replaces one of the same kind.
  ///
  /// - Returns: Whether it is the first of its kind.
  mutating func add(_ node: SupplementaryNode) -> Bool {
    supplementaries.updateValue(node, forKey: node.kind) == nil
  }
}
