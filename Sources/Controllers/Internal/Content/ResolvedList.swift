import RosterCore
import RosterLayout

/// Flattened content: a snapshot, and beside each of its runs what presents it.
@MainActor
struct ResolvedList {
  /// What belongs to a section besides its items.
  struct Section {
    let presenters: [CellPresenter]
    let supplementaries: [String: CellPresenter]
    let layout: SectionLayout
    let location: CodeLocation?
  }

  /// An item: which run holds it, and what presents it.
  struct Item {
    let run: Run
    let presenter: CellPresenter
    let offset: Int
  }

  let snapshot: Snapshot
  let sections: [Section]
  private let numbers: OccurrenceNumbers
  private let indices: SectionIndices

  /// What is shown while the list has no items.
  var emptyState: Item?

  static let empty = ResolvedList([])

  init(_ drafts: [SectionDraft]) {
    snapshot = Snapshot(
      sections: drafts.map { draft in
        SnapshotSection(
          id: draft.id,
          runs: draft.runs,
          supplementaries: draft.supplementaries.mapValues(\.run)
        )
      }
    )
    numbers = OccurrenceNumbers(snapshot)
    indices = SectionIndices(snapshot)
    sections = drafts.map { draft in
      Section(
        presenters: draft.presenters,
        supplementaries: draft.supplementaries.mapValues(\.presenter),
        layout: draft.layout,
        location: draft.location
      )
    }
  }

  init(snapshot: Snapshot, sections: [Section]) {
    self.snapshot = snapshot
    self.sections = sections
    numbers = OccurrenceNumbers(snapshot)
    indices = SectionIndices(snapshot)
  }

  /// The list between two stages of a plan, made of sections of the lists before and after.
  func composed(_ sources: [SectionSource], from old: ResolvedList) -> ResolvedList {
    ResolvedList(
      snapshot: snapshot.composed(sources, from: old.snapshot),
      sections: sources.map { source in
        switch source {
        case .old(let index), .vacated(let index): old.sections[index]
        case .new(let index), .emptied(let index): sections[index]
        }
      }
    )
  }

  /// What belongs to a section besides its items.
  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// How many earlier items have the same identity, by place; none of the numbers is 0.
  ///
  /// - Complexity: O(n) when first asked for, and O(1) from then on.
  var occurrences: [Position: Int] { numbers.byPosition }

  /// Where a section is.
  ///
  /// - Complexity: O(number of sections) when first asked for any, and O(1) from then on.
  /// - Returns: `nil` if there is no such section.
  func index(of id: SectionID) -> Int? { indices.byID[id] }

  /// How the sections are laid out, in order.
  var layouts: [SectionLayout] { sections.map(\.layout) }

  /// An item by its place.
  ///
  /// - Complexity: O(log number of runs in the section).
  func item(at position: Position) -> Item? {
    guard let place = snapshot.run(at: position) else { return nil }
    return Item(
      run: snapshot.sections[place.section].runs[place.run],
      presenter: sections[place.section].presenters[place.run],
      offset: place.offset
    )
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
