/// Resolved content: a snapshot, with a presenter for each of its runs.
///
/// It never changes; it is an object so that a question about one item copies none of its parts.
@MainActor
final class ResolvedList {
  /// An item: its run, its index in the run, and its presenter.
  @MainActor
  struct Item {
    let run: Run
    let presenter: CellPresenter
    let offset: Int

    /// Returns another item of the same run.
    func neighbor(_ distance: Int) -> Item {
      Item(run: run, presenter: presenter, offset: offset + distance)
    }

    /// The item's view model, if it is of the given type.
    func viewModel<Model: ViewModel>(as type: Model.Type) -> Model? {
      run.column.model(at: offset, as: type)
    }
  }

  let snapshot: Snapshot
  let sections: [ResolvedSection]

  /// The features that at least one section uses.
  let uses: SectionUses
  private let lookup: Lookup

  /// A number that the list has in common with those whose sections have the very same values.
  private let version: Int

  /// The item that is shown while the list has no items.
  let emptyState: Item?

  static let empty = ResolvedList([])

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - sections: The sections, in order.
  ///   - previous: The previous list of the same content.
  ///   - emptyState: The item that is shown while the list has no items.
  convenience init(
    _ sections: [ResolvedSection],
    like previous: ResolvedList? = nil,
    emptyState: Item? = nil
  ) {
    let before = previous?.snapshot ?? .empty
    let contents = Self.contents(of: sections, like: before.sections)
    let snapshot = Snapshot(sections: contents, like: before)
    self.init(snapshot: snapshot, sections: sections, like: previous, emptyState: emptyState)
  }

  /// Creates the same list with another empty state.
  init(_ list: ResolvedList, emptyState: Item?) {
    (snapshot, sections, uses) = (list.snapshot, list.sections, list.uses)
    (lookup, version) = (list.lookup, list.version)
    self.emptyState = emptyState
  }

  /// Returns the contents of sections, most of which are those at the beginning and the end of a list.
  private static func contents(
    of sections: [ResolvedSection],
    like previous: [SnapshotSection]
  ) -> [SnapshotSection] {
    let least = min(sections.count, previous.count)
    var start = 0
    while start < least, sections[start].content === previous[start] { start += 1 }
    let shift = previous.count - sections.count
    var end = sections.count
    while end > sections.count - least + start,
      sections[end - 1].content === previous[end - 1 + shift]
    {
      end -= 1
    }
    var contents = previous
    contents.replaceSubrange(start..<end + shift, with: sections[start..<end].map(\.content))
    return contents
  }

  init(
    snapshot: Snapshot,
    sections: [ResolvedSection],
    like previous: ResolvedList? = nil,
    emptyState: Item? = nil
  ) {
    self.snapshot = snapshot
    self.sections = sections
    self.emptyState = emptyState
    if let previous, previous.hasValues(of: sections) {
      (version, uses) = (previous.version, previous.uses)
    } else {
      Self.versionCount += 1
      version = Self.versionCount
      var uses: SectionUses = []
      for section in sections { uses.formUnion(section.uses) }
      self.uses = uses
    }
    lookup = Lookup(snapshot, like: previous?.lookup)
  }

  /// Returns the list of the content's next sections: this one if nothing differs.
  func following(_ next: [ResolvedSection], emptyState: Item?) -> ResolvedList {
    guard consists(of: next) else {
      return ResolvedList(next, like: self, emptyState: emptyState)
    }
    if self.emptyState == nil, emptyState == nil { return self }
    return ResolvedList(self, emptyState: emptyState)
  }

  /// Returns whether sections are those of the list, without any difference.
  private func consists(of others: [ResolvedSection]) -> Bool {
    guard others.count == sections.count else { return false }
    for index in others.indices where others[index] !== sections[index] { return false }
    return true
  }

  /// The number of versions so far.
  private static var versionCount = 0

  /// Returns whether the sections of both lists have the very same values, so that only closures may differ.
  ///
  /// It may be false for equal lists, too.
  ///
  /// - Complexity: O(1).
  func isSame(as other: ResolvedList) -> Bool { version == other.version }

  /// Returns whether other sections have the very same values as those of the list.
  private func hasValues(of others: [ResolvedSection]) -> Bool {
    guard others.count == sections.count else { return false }
    for index in others.indices where !others[index].hasValues(of: sections[index]) { return false }
    return true
  }

  /// The list between two stages of a plan, made of sections of the lists before and after; this one in the end.
  func composed(_ sources: [SectionSource]?, from old: ResolvedList) -> ResolvedList {
    guard let sources else { return self }
    return ResolvedList(
      snapshot: snapshot.composed(sources, from: old.snapshot),
      sections: sources.map { source in
        switch source {
        case .old(let index), .vacated(let index): old.sections[index]
        case .new(let index), .emptied(let index): sections[index]
        }
      }
    )
  }

  /// Returns a section, if it exists.
  func section(_ index: Int) -> ResolvedSection? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// The number of earlier items with the same identity, by position; none of the numbers is 0.
  ///
  /// - Complexity: O(n) for the first access, and O(1) from then on.
  var occurrences: [Position: Int] { lookup.occurrences }

  /// Returns the index of a section.
  ///
  /// - Complexity: O(1) for a section that was at almost the same place in the previous list, and else O(number of
  ///   sections) for the first call.
  /// - Returns: `nil` if there is no such section.
  func index(of id: SectionID) -> Int? {
    lookup.sections.index(of: id, in: snapshot.sections)
  }

  /// The titles of the index beside the list without repetitions, each with its section.
  var indexTitles: [(title: String, section: Int)] {
    var known: Set<String> = []
    return sections.enumerated().compactMap { index, section in
      guard let title = section.display.indexTitle, known.insert(title).inserted else { return nil }
      return (title, index)
    }
  }

  /// Returns whether the sections of both lists have the same layouts, in the same order.
  func hasLayouts(of other: ResolvedList) -> Bool {
    guard version != other.version else { return true }
    guard sections.count == other.sections.count else { return false }
    for index in sections.indices where sections[index] !== other.sections[index] {
      if sections[index].layout != other.sections[index].layout { return false }
    }
    return true
  }

  /// Returns the sections that have stayed through some operations and have another layout.
  func rearrangedSections(since old: ResolvedList, _ operations: Operations) -> [Int] {
    if isSame(as: old) { return [] }
    var result: [Int] = []
    for stretch in operations.stretches(oldCount: old.sections.count) {
      for offset in 0..<stretch.count {
        let (before, after) = (old.sections[stretch.from + offset], sections[stretch.to + offset])
        if before !== after, before.layout != after.layout { result.append(stretch.to + offset) }
      }
    }
    return result
  }

  /// Returns the item at a position.
  ///
  /// - Complexity: O(log number of runs in the section).
  func item(at position: Position) -> Item? {
    itemInRun(at: position)?.item
  }

  /// Returns an item, and the end of its run, counted in items of the section.
  ///
  /// - Complexity: O(log number of runs in the section).
  func itemInRun(at position: Position) -> (item: Item, end: Int)? {
    guard let place = snapshot.run(at: position) else { return nil }
    let section = snapshot.sections[place.section]
    let item = Item(
      run: section.runs[place.run],
      presenter: sections[place.section].presenters[place.run],
      offset: place.offset
    )
    return (item, section.starts[place.run + 1])
  }

  /// A header, footer or other supplementary item.
  func supplementary(_ kind: String, inSection index: Int) -> Item? {
    guard
      sections.indices.contains(index),
      let run = snapshot.sections[index].supplementaries[kind],
      let presenter = sections[index].supplementaries[kind]
    else { return nil }
    return Item(run: run, presenter: presenter, offset: 0)
  }
}

extension ResolvedList {
  /// Values that require going through the whole list, computed on first access.
  @MainActor
  private final class Lookup {
    private let snapshot: Snapshot

    /// The number of earlier items with the same identity, by position; none of the numbers is 0.
    private(set) lazy var occurrences = Dictionary(
      uniqueKeysWithValues: snapshot.repeats().map { ($0.position, $0.occurrence) }
    )

    let sections: SectionTable

    /// Creates lookup tables for a list.
    ///
    /// - Parameters:
    ///   - snapshot: The list.
    ///   - previous: The tables of another list with much the same sections.
    init(_ snapshot: Snapshot, like previous: Lookup?) {
      self.snapshot = snapshot
      if let previous, previous.snapshot.hasSections(of: snapshot) {
        sections = previous.sections
      } else {
        sections = SectionTable(like: previous?.sections)
      }
    }
  }

  /// The indexes of sections by identity.
  ///
  /// A few sections that come or go hardly move the others, so that the indexes of an earlier list say where to look.
  @MainActor
  private final class SectionTable {
    /// How far from its earlier index a section is looked for.
    private static let reach = 8

    private var indices: [SectionID: Int]

    /// Whether these are the indexes in the present list, and not in an earlier one.
    private var isExact = false

    init(like previous: SectionTable?) {
      indices = previous?.indices ?? [:]
    }

    /// Returns the index of a section of the list.
    func index(of id: SectionID, in sections: [SnapshotSection]) -> Int? {
      if isExact { return indices[id] }
      if let earlier = indices[id] {
        let near = earlier - Self.reach..<earlier + Self.reach + 1
        let found = near.clamped(to: sections.indices).first { sections[$0].id == id }
        if let found { return found }
      }
      indices = Dictionary(
        zip(sections.lazy.map(\.id), 0...),
        uniquingKeysWith: { first, _ in first }
      )
      isExact = true
      return indices[id]
    }
  }
}
