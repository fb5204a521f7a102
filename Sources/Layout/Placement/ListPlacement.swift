package import RosterCore
package import RosterPlatform

/// The placement of sections one below another.
package struct ListPlacement: Sendable {
  package private(set) var sections: [SectionPlacement]
  private var lengths: SizeIndex
  private var stickySectionCount: Int

  /// Places sections.
  ///
  /// - Complexity: O(sections).
  package init(_ sections: [SectionPlacement] = []) {
    self.sections = sections
    lengths = SizeIndex(sections.map(\.length))
    stickySectionCount = sections.count { $0.layout.isSticky }
  }

  /// Whether any header or footer is sticky.
  package var hasStickySections: Bool { stickySectionCount > 0 }

  /// The total height, in points.
  package var length: CGFloat { lengths.total }

  /// Returns the start of a section.
  ///
  /// - Complexity: O(log sections).
  package func start(of section: Int) -> CGFloat { lengths.start(of: section) }

  /// Returns the sections that intersect two heights.
  ///
  /// - Complexity: O(log sections).
  package func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = lengths.index(endingAfter: start)
    var last = lengths.index(endingAfter: end)
    if last < sections.count { last += 1 }
    return first..<max(first, last)
  }

  /// Returns the frame of an item; `nil` if it does not exist.
  ///
  /// - Complexity: O(log n).
  package func frame(ofItem item: Int, in section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let placement = sections[section]
    guard item >= 0, item < placement.items.count else { return nil }
    return placement.items.frame(of: item)
      .offsetBy(dx: 0, dy: start(of: section) + placement.itemsStart)
  }

  /// Changes a section in place, and moves what is below it.
  ///
  /// - Complexity: That of the change, and O(log sections).
  mutating func edit(_ section: Int, _ change: (inout SectionPlacement) -> Void) {
    let wasSticky = sections[section].layout.isSticky
    change(&sections[section])
    stickySectionCount += (sections[section].layout.isSticky ? 1 : 0) - (wasSticky ? 1 : 0)
    lengths[section] = sections[section].length
  }

  /// Replaces a section.
  mutating func replace(_ section: Int, with new: SectionPlacement) {
    edit(section) { $0 = new }
  }

  /// Replaces all sections.
  mutating func replaceAll(_ new: [SectionPlacement]) {
    self = ListPlacement(new)
  }
}

/// The changes of a list that has been placed.
///
/// Positions are those after the change, except where the operations use those before it. Sections
/// whose arrangement differs need not be listed.
package struct ListChange: Equatable, Sendable {
  /// The insertions, deletions and moves of sections and items.
  package var operations: Operations

  /// The items that stay and may have changed their size.
  package var resizedItems: PositionList

  /// The sections that stay and whose header or footer may have changed its length.
  package var resizedBoundaries: [Int]

  package init(
    operations: Operations = Operations(),
    resizedItems: PositionList = [],
    resizedBoundaries: [Int] = []
  ) {
    self.operations = operations
    self.resizedItems = resizedItems
    self.resizedBoundaries = resizedBoundaries
  }
}

extension ListPlacement {
  /// Applies a change of the list, requesting only the sizes that it lists.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - measures: Arrangements and sizes after the change.
  /// - Complexity: That of the edits in the sections' arrangements, O(log sections) for each
  ///   section that is touched, and a comparison of the sections' arrangements.
  package mutating func apply(_ change: ListChange, _ measures: PlacementMeasures) {
    let operations = change.operations
    remove(operations.deletedItems.merged(with: operations.movedItems.map(\.from)))
    var whole = rebuildSections(operations, measures)
    for section in sections.indices where !whole.contains(section) {
      guard sections[section].layout != measures.arrangement(section) else { continue }
      replace(section, with: measures.section(section))
      whole.insert(section)
    }
    let arrivals = operations.insertedItems.merged(with: operations.movedItems.map(\.to))
    insert(arrivals, measures, except: whole)
    resize(change.resizedItems.inOrder, measures, except: whole)
    for section in change.resizedBoundaries where sections.indices.contains(section) {
      guard !whole.contains(section) else { continue }
      let lengths = measures.boundaries(section)
      edit(section) { $0.setBoundaries(header: lengths.header, footer: lengths.footer) }
    }
  }

  private mutating func remove(_ positions: PositionList) {
    for (section, ranges) in positions.rangesBySection where sections.indices.contains(section) {
      let edits = ranges.reversed().map { SizeEdit($0) }
      edit(section) { $0.apply(edits) }
    }
  }

  private mutating func insert(
    _ positions: PositionList,
    _ measures: PlacementMeasures,
    except whole: Set<Int>
  ) {
    for (section, ranges) in positions.rangesBySection where sections.indices.contains(section) {
      guard !whole.contains(section) else { continue }
      let edits = ranges.map { range in
        SizeEdit(range.lowerBound..<range.lowerBound, measures.sizes(range, section))
      }
      edit(section) { $0.apply(edits) }
    }
  }

  private mutating func resize(
    _ positions: PositionList,
    _ measures: PlacementMeasures,
    except whole: Set<Int>
  ) {
    for (section, ranges) in positions.rangesBySection where sections.indices.contains(section) {
      guard !whole.contains(section) else { continue }
      let items = 0..<sections[section].items.count
      let edits = ranges.map { $0.clamped(to: items) }.filter { !$0.isEmpty }
        .map { SizeEdit($0, measures.sizes($0, section)) }
      edit(section) { $0.apply(edits) }
    }
  }

  /// Removes, inserts and moves sections.
  ///
  /// - Returns: The inserted sections, which are placed completely.
  private mutating func rebuildSections(
    _ operations: Operations,
    _ measures: PlacementMeasures
  ) -> Set<Int> {
    let inserted = Set(operations.insertedSections)
    let moved = operations.movedSections
    guard !(inserted.isEmpty && moved.isEmpty && operations.deletedSections.isEmpty) else {
      return []
    }
    let gone = Set(operations.deletedSections).union(moved.map(\.from))
    let old = sections
    var staying = old.indices.filter { !gone.contains($0) }[...]
    let origins = Dictionary(moved.map { ($0.to, $0.from) }) { first, _ in first }
    let count = staying.count + inserted.count + moved.count
    replaceAll(
      (0..<count).compactMap { section in
        if inserted.contains(section) { return measures.section(section) }
        guard let origin = origins[section] ?? staying.popFirst() else { return nil }
        return old.indices.contains(origin) ? old[origin] : nil
      }
    )
    return inserted
  }
}

extension ListPlacement {
  /// Places sections again whose length has changed with the visible length of the list.
  ///
  /// They are found by a few of their items: the visible ones, or else the first ones. A custom
  /// arrangement may use the visible length in any way, so it is always placed again.
  ///
  /// - Parameters:
  ///   - measures: Arrangements and sizes in the new length.
  ///   - start: The start of the visible part of the list, in points.
  ///   - end: Its end.
  /// - Complexity: O(sections + visible items), and that of the sections that are placed again.
  package mutating func refit(
    _ measures: PlacementMeasures,
    seenFrom start: CGFloat,
    to end: CGFloat
  ) {
    let seen = sections.indices.map { items(of: $0, seenFrom: start, to: end) }
    for section in sections.indices {
      let lengths = measures.boundaries(section)
      if lengths != (sections[section].headerLength, sections[section].footerLength) {
        edit(section) { $0.setBoundaries(header: lengths.header, footer: lengths.footer) }
      }
      if !fits(section, seen[section], measures) {
        replace(section, with: measures.section(section))
      }
    }
  }

  private func items(of section: Int, seenFrom start: CGFloat, to end: CGFloat) -> Range<Int> {
    let items = sections[section].items
    let top = self.start(of: section) + sections[section].itemsStart
    let seen = items.items(from: start - top, to: end - top)
    return seen.isEmpty ? 0..<min(1, items.count) : seen
  }

  private func fits(_ section: Int, _ items: Range<Int>, _ measures: PlacementMeasures) -> Bool {
    if case .custom = sections[section].layout.arrangement { return false }
    guard sections[section].layout == measures.arrangement(section) else { return false }
    let heights = measures.sizes(items, section).all.map(\.height)
    return heights == items.map { sections[section].items.size(of: $0).height }
  }
}
