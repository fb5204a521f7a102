import RosterCore
import RosterLayout

/// Resolved content that was not added to a list: sections, and items outside any section.
struct ResolvedContent {
  /// A part of resolved content, in the order of the list.
  enum Piece {
    case section(SectionDraft)
    case run(Run, CellPresenter)
  }

  var pieces: [Piece] = []
  var issues: [ListIssue] = []

  /// The empty state; of several, that of the outermost content.
  var emptyState: ResolvedList.Item?

  /// The outlines in the content, and the versions of their expansions.
  var outlines: [(expansion: any AnyOutlineExpansion, version: Int)] = []

  /// Whether the outlines in the content are up to date.
  @MainActor
  var isCurrent: Bool {
    outlines.allSatisfy { $0.expansion.version == $0.version }
  }

  /// Appends content.
  mutating func append(_ other: ResolvedContent) {
    pieces += other.pieces
    issues += other.issues
    outlines += other.outlines
    emptyState = other.emptyState ?? emptyState
  }

  /// Returns the sections of the list: items outside any section form sections with one layout
  /// each.
  @MainActor
  func sections() -> [SectionDraft] {
    var sections: [SectionDraft] = []
    sections.reserveCapacity(pieces.count)
    var loose: SectionDraft?
    var looseCount = 0
    for piece in pieces {
      switch piece {
      case .section(let section):
        if let ended = loose {
          sections.append(ended)
          loose = nil
        }
        sections.append(section)
      case .run(let run, let presenter):
        let layout = presenter.surroundings.layout.layout
        if let ended = loose, ended.layout != layout {
          sections.append(ended)
          loose = nil
        }
        if loose == nil {
          loose = SectionDraft(id: SectionID(name: .loose(looseCount)), layout: layout)
          looseCount += 1
        }
        loose?.append(run, presenter)
      }
    }
    if let loose {
      sections.append(loose)
    }
    return sections
  }
}

/// A section while the list is being resolved.
struct SectionDraft {
  let id: SectionID
  let layout: SectionLayout
  let location: CodeLocation?
  var display = SectionDisplay()
  var drops: [DropRule] = []
  private(set) var runs: [Run] = []
  private(set) var presenters: [CellPresenter] = []
  private(set) var supplementaries = ByKind<SupplementaryNode>()

  init(id: SectionID, layout: SectionLayout = .list, location: CodeLocation? = nil) {
    self.id = id
    self.layout = layout
    self.location = location
  }

  /// Appends the items of some pieces.
  mutating func append(_ pieces: ArraySlice<ResolvedContent.Piece>) {
    runs.reserveCapacity(pieces.count)
    presenters.reserveCapacity(pieces.count)
    for case .run(let run, let presenter) in pieces {
      runs.append(run)
      presenters.append(presenter)
    }
  }

  /// Appends items.
  mutating func append(_ run: Run, _ presenter: CellPresenter) {
    runs.append(run)
    presenters.append(presenter)
  }

  /// Inserts items after one of the section, or else before another one, or at the end if neither
  /// exists.
  @MainActor
  mutating func insert(
    _ run: Run,
    _ presenter: CellPresenter,
    behind previous: ItemID?,
    before next: ItemID?
  ) {
    var pieces = Pieces(runs, presenters)
    let behind = previous.flatMap(pieces.index(of:)).map { $0 + 1 }
    let start = behind ?? next.flatMap(pieces.index(of:)) ?? pieces.count
    _ = pieces.insert(Pieces.Piece(run: run, presenter: presenter), at: start)
    runs = pieces.all.map(\.run)
    presenters = pieces.all.map(\.presenter)
  }

  /// Adds a supplementary item, replacing one of the same kind.
  ///
  /// - Returns: Whether it is the first of its kind.
  mutating func add(_ node: SupplementaryNode) -> Bool {
    supplementaries.updateValue(node, forKey: node.kind) == nil
  }
}
