import Foundation

/// Flattened content that is not part of a list yet: sections, and items outside any section.
@usableFromInline
struct ResolvedContent {
  /// A part of resolved content, in the order of the list.
  enum Piece {
    case section(ResolvedSection)
    case run(Run, CellPresenter)
  }

  /// The sections before any items outside of sections: all of them in most lists.
  private(set) var sections: [ResolvedSection] = []

  /// What comes after these sections, and the items of the section that is being resolved.
  var pieces: [Piece] = []
  var issues: [ListIssue] = []

  /// The empty state; of several, that of the outermost content.
  var emptyState: ResolvedList.Item?

  /// The outlines in the content, and the versions of their expansions.
  var outlines: [(expansion: any AnyOutlineExpansion, version: Int)] = []

  /// Whether the outlines in the content are up to date.
  @MainActor
  var isCurrent: Bool {
    for outline in outlines where outline.expansion.version != outline.version { return false }
    return true
  }

  /// Prepares for a number of sections.
  mutating func reserveCapacity(_ count: Int) {
    sections.reserveCapacity(count)
  }

  /// Appends a section, in which no items are left to be taken.
  mutating func append(_ section: ResolvedSection) {
    if pieces.isEmpty { sections.append(section) } else { pieces.append(.section(section)) }
  }

  /// Appends sections.
  mutating func append(_ others: ArraySlice<ResolvedSection>) {
    if pieces.isEmpty { sections += others } else { pieces += others.map { .section($0) } }
  }

  /// Appends content.
  mutating func append(_ other: ResolvedContent) {
    for section in other.sections { append(section) }
    for piece in other.pieces { pieces.append(piece) }
    if !other.issues.isEmpty { issues += other.issues }
    if !other.outlines.isEmpty { outlines += other.outlines }
    if let emptyState = other.emptyState { self.emptyState = emptyState }
  }

  /// Removes and returns the runs from an index to the end, where there are only runs.
  mutating func takeRuns(from start: Int) -> ([Run], [CellPresenter]) {
    // Most sections have one run, which is moved and not copied.
    if pieces.count == start + 1, case .run(let run, let presenter) = pieces.removeLast() {
      return ([run], [presenter])
    }
    var runs: [Run] = []
    var presenters: [CellPresenter] = []
    for case .run(let run, let presenter) in pieces[start...] {
      runs.append(run)
      presenters.append(presenter)
    }
    pieces.removeSubrange(start...)
    return (runs, presenters)
  }

  /// Removes and returns the sections of the list: items outside any section form sections with one layout
  /// each.
  @MainActor
  mutating func takeSections() -> [ResolvedSection] {
    var sections: [ResolvedSection] = []
    swap(&sections, &self.sections)
    if pieces.isEmpty { return sections }
    var loose = LooseItems()
    for piece in pieces {
      switch piece {
      case .section(let section):
        loose.end(in: &sections)
        sections.append(section)
      case .run(let run, let presenter):
        if loose.layout != presenter.surroundings.layout.layout { loose.end(in: &sections) }
        loose.append(run, presenter)
      }
    }
    loose.end(in: &sections)
    return sections
  }
}

/// Flattened content that passes from one update to the next, and is not copied for that.
@MainActor
@usableFromInline
final class KeptContent {
  let content: ResolvedContent

  /// The section, if the content is that and nothing else, as most content of a `ForEach` is.
  let section: ResolvedSection?

  @usableFromInline
  init(_ content: ResolvedContent) {
    self.content = content
    if content.pieces.isEmpty, let only = content.sections.first, content.sections.count == 1,
      content.issues.isEmpty, content.outlines.isEmpty, content.emptyState == nil
    {
      section = only
    } else {
      section = nil
    }
  }

  /// Whether the outlines in the content are up to date.
  @usableFromInline
  var isCurrent: Bool { section != nil || content.isCurrent }
}

/// Collects items outside any section.
@MainActor
private struct LooseItems {
  /// The layout of the collected items; `nil` before the first.
  private(set) var layout: SectionLayout?

  private var runs: [Run] = []
  private var presenters: [CellPresenter] = []
  private var endedCount = 0

  mutating func append(_ run: Run, _ presenter: CellPresenter) {
    layout = presenter.surroundings.layout.layout
    runs.append(run)
    presenters.append(presenter)
  }

  /// Makes a section of the collected items, if there are any.
  mutating func end(in sections: inout [ResolvedSection]) {
    guard let layout else { return }
    let id = SectionID(name: .loose(endedCount))
    sections.append(
      ResolvedSection(id: id, runs: runs, presenters: presenters, layout: layout)
    )
    endedCount += 1
    (self.layout, runs, presenters) = (nil, [], [])
  }
}

/// The features that a section uses.
///
/// A feature that no section uses costs nothing in an update.
struct SectionUses: OptionSet {
  let rawValue: Int

  /// An item or header has an environment that is not empty.
  static let environment = SectionUses(rawValue: 1)

  /// There are actions for when it appears or disappears, or an index title.
  static let display = SectionUses(rawValue: 2)

  /// It accepts drops.
  static let drops = SectionUses(rawValue: 4)

  /// There are overlays, or an item may have a badge.
  static let overlays = SectionUses(rawValue: 8)

  /// Its layout may be one that a `ListLayout` does not support.
  static let specialLayout = SectionUses(rawValue: 16)

  /// The content determines which items are selected.
  static let selection = SectionUses(rawValue: 32)

  /// An item is sticky, or as wide as the section whatever its columns are.
  static let specialItems = SectionUses(rawValue: 64)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// A section of flattened content: its items, their presenters, and its settings.
///
/// It is an immutable object, which several lists can share.
@MainActor
final class ResolvedSection {
  /// The items and supplementary items, as they are compared.
  ///
  /// If sections of a list share an identity by mistake, the section in the list's snapshot is the
  /// right one.
  let content: SnapshotSection

  /// The presenters of the runs.
  let presenters: [CellPresenter]

  let supplementaries: ByKind<CellPresenter>
  let layout: SectionLayout
  let location: CodeLocation?

  /// What makes the items of the only run, if it makes only these; most sections are like that.
  private let onlyFactory: (any ItemFactory)?

  /// What few sections have; `nil` if the section has none of it.
  private let extras: Extras?

  /// The features that the section uses.
  let uses: SectionUses

  /// Whether all values are known; those of lazy items and of overlays are not.
  let isKnown: Bool

  init(
    id: SectionID,
    runs: [Run],
    presenters: [CellPresenter],
    supplementaries: ByKind<CellPresenter> = ByKind(),
    layout: SectionLayout,
    location: CodeLocation? = nil,
    display: SectionDisplay = SectionDisplay(),
    drops: [DropRule] = [],
    overlays: [OverlayContent] = [],
    like previous: ResolvedSection? = nil
  ) {
    let boundaries = supplementaries.mapValues { $0.run }
    if let previous, previous.content.isMade(of: runs, and: boundaries) {
      content = previous.content
    } else {
      content = SnapshotSection(id: id, runs: runs, supplementaries: boundaries)
    }
    self.presenters = presenters
    let factory = presenters.count == 1 ? presenters[0].factory : nil
    onlyFactory = content.runs.count == 1 && factory?.run === content.runs[0] ? factory : nil
    self.supplementaries = supplementaries
    self.location = location
    let hasExtras = display.isObserved || display.indexTitle != nil || !drops.isEmpty
    extras =
      hasExtras || !overlays.isEmpty
      ? Extras(display: display, drops: drops, overlays: overlays) : nil
    var uses: SectionUses = []
    if display.isObserved { uses.insert(.display) }
    if !drops.isEmpty { uses.insert(.drops) }
    if !overlays.isEmpty { uses.insert(.overlays) }
    if !layout.suitsLists { uses.insert(.specialLayout) }
    var hasStickyItems = false
    for presenter in presenters {
      if presenter.surroundings.isSpecial { uses.insert(.specialItems) }
      if presenter.surroundings.isSticky { hasStickyItems = true }
      if presenter.surroundings.hasEnvironment { uses.insert(.environment) }
      if presenter.surroundings.hasBadges { uses.insert(.overlays) }
      if presenter.surroundings.selected != nil { uses.insert(.selection) }
    }
    for (_, presenter) in supplementaries where presenter.surroundings.hasEnvironment {
      uses.insert(.environment)
    }
    self.uses = uses
    self.layout =
      layout.hasStickyItems == hasStickyItems
      ? layout : layout.changed { [hasStickyItems] in $0.hasStickyItems = hasStickyItems }
    isKnown = !content.hasLazyItems && !uses.contains(.overlays)
  }

  /// The sticky items.
  private(set) lazy var stickyItems: IndexSet = {
    guard layout.hasStickyItems else { return IndexSet() }
    var items = IndexSet()
    for (index, presenter) in presenters.enumerated() where presenter.surroundings.isSticky {
      guard index < content.runs.count else { break }
      items.insert(integersIn: content.starts[index]..<content.starts[index + 1])
    }
    return items
  }()

  /// Returns what makes the items of a run, if there is such a run and if it makes only these.
  func factory(ofRun index: Int) -> (any ItemFactory)? {
    if let onlyFactory { return index == 0 ? onlyFactory : nil }
    guard index < presenters.count else { return nil }
    let factory = presenters[index].factory
    return factory.run === content.runs[index] ? factory : nil
  }

  /// Returns whether supplementary items are those of the section, in the same surroundings.
  func hasSupplementaries(_ others: ByKind<CellPresenter>) -> Bool {
    guard supplementaries.count == others.count else { return false }
    for index in supplementaries.indices {
      let (own, other) = (supplementaries[index], others[index])
      if own.key != other.key || !own.value.isSame(as: other.value) { return false }
    }
    return true
  }

  /// Returns whether a section like this one, of the same items, would be no different in any respect.
  func isPlain(in surroundings: Surroundings, at location: CodeLocation) -> Bool {
    extras == nil && self.location == location && layout == surroundings.layout.layout
  }

  /// Returns whether the section has the very same values as another one, so that only closures may differ.
  func hasValues(of other: ResolvedSection) -> Bool {
    guard isKnown else { return false }
    if self === other { return true }
    guard
      content === other.content, hasSupplementaries(other.supplementaries), uses == other.uses,
      layout == other.layout, presenters.count == other.presenters.count
    else { return false }
    for index in presenters.indices
    where !presenters[index].surroundings.isSame(as: other.presenters[index].surroundings) {
      return false
    }
    return true
  }

  /// The actions for the visibility of the section, and its index title.
  var display: SectionDisplay { extras?.display ?? SectionDisplay() }

  /// How the section handles drops.
  var drops: [DropRule] { extras?.drops ?? [] }

  /// The overlays of the section.
  var overlays: [OverlayContent] { extras?.overlays ?? [] }

  /// Returns the section with other items.
  func with(_ pieces: Pieces) -> ResolvedSection {
    ResolvedSection(
      id: content.id,
      runs: pieces.all.map { $0.run },
      presenters: pieces.all.map { $0.presenter },
      supplementaries: supplementaries,
      layout: layout,
      location: location,
      display: display,
      drops: drops,
      overlays: overlays
    )
  }

  /// Returns the section with one more run of items.
  ///
  /// The run is inserted after one of the items, or else before another one; at the end, if neither
  /// exists.
  func inserting(
    _ run: Run,
    _ presenter: CellPresenter,
    behind previous: ItemID?,
    before next: ItemID?
  ) -> ResolvedSection {
    var pieces = Pieces(content.runs, presenters)
    let behind = previous.flatMap(pieces.index(of:)).map { $0 + 1 }
    let start = behind ?? next.flatMap(pieces.index(of:)) ?? pieces.count
    _ = pieces.insert(Pieces.Piece(run: run, presenter: presenter), at: start)
    return with(pieces)
  }

  /// What the places of all items depend on; `nil` if they differ.
  var onlyPlacing: Surroundings.Placing? {
    guard let first = presenters.first?.surroundings.placing else { return nil }
    for presenter in presenters.dropFirst() where presenter.surroundings.placing != first {
      return nil
    }
    return first
  }

  /// Returns whether a supplementary item has another environment than in another section.
  func headingsDiffer(from other: ResolvedSection) -> Bool {
    if self === other { return false }
    for (kind, presenter) in supplementaries {
      guard let next = other.supplementaries[kind] else { continue }
      if presenter.surroundings.environment != next.surroundings.environment { return true }
    }
    return false
  }
}

extension ResolvedSection {
  /// Properties that few sections have, behind one reference.
  @MainActor
  private final class Extras {
    let display: SectionDisplay
    let drops: [DropRule]
    let overlays: [OverlayContent]

    init(display: SectionDisplay, drops: [DropRule], overlays: [OverlayContent]) {
      self.display = display
      self.drops = drops
      self.overlays = overlays
    }
  }
}
