import RosterCore
import RosterLayout

/// Flattens content into sections and runs of items, in one walk.
///
/// A resolver keeps the route to where it is: the fixed positions, which identify sections without a
/// name, and the elements of `ForEach`, which are part of the identity of all that is below them.
public struct ListResolver {
  private var path: [Int] = []
  private var elements: [Identifier] = []
  private var looseSections = 0
  private var open: SectionDraft?
  private var closed: [SectionDraft] = []
  private var issues: [Issue] = []

  /// Flattens content.
  ///
  /// - Complexity: O(number of nodes): a run of items counts as one, whatever its length.
  @MainActor
  static func resolve(_ content: some ListContent) -> (list: ResolvedList, issues: [Issue]) {
    var resolver = ListResolver()
    content._resolve(into: &resolver)
    resolver.close()
    return (ResolvedList(resolver.closed), resolver.issues)
  }

  /// Resolves what stands at a fixed position below the current one.
  @MainActor
  mutating func descend(to position: Int, _ resolve: (inout ListResolver) -> Void) {
    path.append(position)
    resolve(&self)
    path.removeLast()
  }

  /// Resolves what belongs to an element of a `ForEach`.
  @MainActor
  mutating func descend(into element: Identifier, _ resolve: (inout ListResolver) -> Void) {
    elements.append(element)
    resolve(&self)
    elements.removeLast()
  }

  /// Resolves a section and what is in it.
  @MainActor
  mutating func section(
    _ id: Identifier?,
    layout: SectionLayout,
    _ supplementaries: [SupplementaryNode],
    _ location: SourceLocation,
    _ resolve: (inout ListResolver) -> Void
  ) {
    if let outer = open, !outer.isLoose {
      issues.append(.nestedSection(outer.id, location: location))
      resolve(&self)
      return
    }
    close()
    let name = id.map(SectionID.Name.given) ?? .position(path)
    var draft = SectionDraft(
      id: SectionID(name: name, elements: elements),
      isLoose: false,
      depth: elements.count,
      layout: layout,
      location: location
    )
    for node in supplementaries where !draft.add(node) {
      let issue = Issue.duplicateSupplementary(
        kind: node.kind,
        in: draft.id,
        location: node.run.location
      )
      issues.append(issue)
    }
    open = draft
    resolve(&self)
    close()
  }

  /// Adds items to the section that is open, or to a loose one.
  @MainActor
  mutating func append(
    _ column: Column,
    of controller: ControllerKind,
    _ presenter: CellPresenter,
    _ location: SourceLocation
  ) {
    guard column.count > 0 else { return }
    if open == nil {
      open = SectionDraft(
        id: SectionID(name: .loose(looseSections)),
        isLoose: true,
        depth: 0,
        layout: .list,
        location: nil
      )
      looseSections += 1
    }
    let path = Array(elements.dropFirst(open?.depth ?? 0))
    let run = Run(column, controller: controller, elements: path, location: location)
    open?.runs.append(run)
    open?.presenters.append(presenter)
  }

  private mutating func close() {
    guard let draft = open else { return }
    closed.append(draft)
    open = nil
  }
}
