import RosterCore

extension ListPlacement {
  /// Follows a change of the list, and asks for no more sizes than those that are named in it.
  ///
  /// - Parameters:
  ///   - change: What is different.
  ///   - measures: Arrangements and sizes after the change.
  /// - Complexity: That of the edits in the sections' arrangements, O(log sections) for each section
  ///   that is touched, and a comparison of the sections' arrangements.
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

  /// Takes sections out, puts them in and moves them.
  ///
  /// - Returns: The sections that were not there, and are placed whole.
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
