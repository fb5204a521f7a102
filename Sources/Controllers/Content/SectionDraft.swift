import RosterCore
import RosterLayout

/// A section while the list is being put together.
struct SectionDraft {
  let id: SectionID
  let layout: SectionLayout
  let location: CodeLocation?
  private(set) var runs: [Run] = []
  private(set) var presenters: [CellPresenter] = []
  private(set) var supplementaries: [String: SupplementaryNode] = [:]

  init(id: SectionID, layout: SectionLayout = .list, location: CodeLocation? = nil) {
    self.id = id
    self.layout = layout
    self.location = location
  }

  /// Adds items at the end.
  mutating func append(_ run: Run, _ presenter: CellPresenter) {
    runs.append(run)
    presenters.append(presenter)
  }

  /// Adds a supplementary item, which replaces one of the same kind.
  ///
  /// - Returns: Whether it is the first of its kind.
  mutating func add(_ node: SupplementaryNode) -> Bool {
    supplementaries.updateValue(node, forKey: node.kind) == nil
  }
}
