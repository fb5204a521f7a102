/// Resolves content to sections and runs of items, in one pass.
///
/// A `ListNode` adds its content to it. A resolver records its path through the content: the fixed
/// positions, which identify sections without a name, and the elements of `ForEach`, which are part
/// of the identities inside them. It also contains what the surrounding content provides to the
/// items.
public struct ListResolver {
  @usableFromInline
  var path: [Int] = []

  private(set) var elements: [ListIdentifier] = []
  private(set) var surroundings: Surroundings

  /// The position of the next content that the node adds.
  var nextPosition = 0

  /// The section whose content is being resolved.
  var frame: SectionFrame

  /// What parts of the content keep from one update to the next.
  let memory: ContentMemory

  /// The sections of the previous list.
  let previous: [ResolvedSection]

  /// The index in the previous list of the section that is likely to come next.
  var expected = 0

  /// The content resolved on this level: that of the enclosing section, or of the list.
  var output = ResolvedContent()

  @MainActor
  private init(memory: ContentMemory, surroundings: Surroundings) {
    self.memory = memory
    previous = memory.list.sections
    self.surroundings = surroundings
    frame = SectionFrame()
    output.reserveCapacity(previous.count)
  }

  /// Resolves content.
  ///
  /// - Parameters:
  ///   - content: What the list shows.
  ///   - memory: What is kept from the list's previous content.
  ///   - surroundings: The surroundings of the list, if it is inside a cell of another one.
  /// - Returns: The list, and its issues.
  /// - Complexity: O(number of nodes): a run of items counts as one, whatever its length.
  @MainActor
  static func resolve(
    _ content: some ListContent,
    memory: ContentMemory,
    inside surroundings: Surroundings = Surroundings()
  ) -> (list: ResolvedList, issues: [ListIssue]) {
    var resolver = ListResolver(memory: memory, surroundings: surroundings)
    if surroundings.layout != .none { resolver.surroundings.layout = .none }
    memory.update { content._resolve(into: &resolver) }
    var sections = resolver.output.takeSections()
    if !memory.drops.isEmpty { memory.drops.insert(into: &sections) }
    memory.list = memory.list.following(sections, emptyState: resolver.output.emptyState)
    return (memory.list, resolver.output.issues)
  }

  /// Resolves content at a fixed position below the present one.
  @MainActor
  @usableFromInline
  mutating func descend(to position: Int, _ resolve: (inout ListResolver) -> Void) {
    path.append(position)
    resolve(&self)
    path.removeLast()
  }

  /// Resolves a node, whose contents are numbered from 0.
  @MainActor
  mutating func node(_ resolve: (inout ListResolver) -> Void) {
    let outer = nextPosition
    nextPosition = 0
    resolve(&self)
    nextPosition = outer
  }

  /// Returns the fixed position for the next content of a node.
  mutating func takePosition() -> Int {
    defer { nextPosition += 1 }
    return nextPosition
  }

  /// Resolves the content of an element of a `ForEach`.
  @MainActor
  @usableFromInline
  mutating func descend(into element: ListIdentifier, _ resolve: (inout ListResolver) -> Void) {
    elements.append(element)
    resolve(&self)
    elements.removeLast()
  }

  /// Resolves content inside a handler of events, which passes events on to the handler around it.
  @MainActor
  @usableFromInline
  mutating func surrounded(by handler: EventHandler, _ resolve: (inout ListResolver) -> Void) {
    surrounded(by: { $0.handler = handler }, resolve)
  }

  /// Resolves content that other surroundings apply to.
  @MainActor
  mutating func surrounded(
    by modify: (inout Surroundings) -> Void,
    _ resolve: (inout ListResolver) -> Void
  ) {
    let outer = surroundings
    modify(&surroundings)
    resolve(&self)
    surroundings = outer
  }

  /// Returns the present place in the content, with which parts of the content identify what they
  /// keep.
  @MainActor
  func site(of type: any Any.Type, at location: CodeLocation) -> ContentMemory.Site {
    ContentMemory.Site(
      type: ObjectIdentifier(type),
      location: location,
      path: path,
      elements: elements
    )
  }

  /// Resolves content separately.
  @MainActor
  @usableFromInline
  mutating func separate(_ resolve: (inout ListResolver) -> Void) -> ResolvedContent {
    endTakingOver()
    let outer = output
    output = ResolvedContent()
    resolve(&self)
    defer { output = outer }
    return output
  }

  /// Resolves the empty state: the first item of some content.
  @MainActor
  mutating func emptyState(_ resolve: (inout ListResolver) -> Void) {
    let outer = frame
    frame = SectionFrame()
    var content = separate(resolve)
    frame = outer
    output.issues += content.issues
    guard
      let section = content.takeSections().first(where: { $0.content.count > 0 }),
      let run = section.content.runs.first, let presenter = section.presenters.first
    else { return }
    output.emptyState = ResolvedList.Item(run: run, presenter: presenter, offset: 0)
  }

  /// Adds resolved content of the update before.
  @MainActor
  @usableFromInline
  mutating func append(_ kept: KeptContent) {
    guard let section = kept.section else { return append(kept.content) }
    expect(section.content)
    output.append(section)
  }

  /// Adds sections of the update before.
  @MainActor
  mutating func append(_ kept: ArraySlice<ResolvedSection>) {
    guard let first = kept.first else { return }
    if expected < previous.count, previous[expected] === first {
      expected = min(expected + kept.count, previous.count)
    }
    output.append(kept)
  }

  /// Adds resolved content.
  @MainActor
  mutating func append(_ content: ResolvedContent) {
    for (expansion, _) in content.outlines {
      expansion.site.map { memory.keep(expansion, for: $0) }
    }
    endTakingOver()
    for section in content.sections { expect(section.content) }
    frame.runCount += content.pieces.count
    output.append(content)
  }

  /// Records that the added content depends on an outline's expansion.
  @MainActor
  mutating func didShow(_ expansion: any AnyOutlineExpansion) {
    output.outlines.append((expansion, expansion.version))
  }

  /// Reports an issue of the content.
  mutating func report(_ issue: ListIssue) {
    output.issues.append(issue)
  }

  /// Adds items to the enclosing section, or to a section without a declaration.
  @MainActor
  @usableFromInline
  mutating func append(_ run: Run, _ presenter: CellPresenter) {
    guard run.column.count > 0 else { return }
    if frame.isOpen, !frame.surroundings.hasLayout(of: surroundings) {
      output.issues.append(.misplacedLayout(in: frame.id, location: run.location))
    }
    endTakingOver()
    frame.runCount += 1
    let depth = frame.isOpen ? frame.depth : 0
    var presenter = presenter
    presenter.surround(with: surroundings)
    output.pieces.append(
      .run(
        elements.count == depth ? run : run.inside(Array(elements.dropFirst(depth))),
        presenter
      )
    )
  }
}

extension ListResolver {
  /// Adds content after the content that was added before.
  ///
  /// Its index among the contents of the node identifies sections without an identifier.
  ///
  /// - Parameter content: Sections, items or other content.
  @MainActor
  public mutating func add(_ content: some ListContent) {
    descend(to: takePosition()) { content._resolve(into: &$0) }
  }

  /// Adds content under an identifier, as in a `ForEach`.
  ///
  /// The identifier is part of the identity of everything that is added, so that it keeps its
  /// controllers when surrounding content changes, and does not collide with the same items under
  /// other identifiers.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - resolve: Adds the content.
  @MainActor
  public mutating func add(
    under id: some Hashable,
    _ resolve: (inout ListResolver) -> Void
  ) {
    descend(into: ListIdentifier(of: id)) { $0.node(resolve) }
  }
}
