/// A changeset as batches of updates that a collection view accepts.
///
/// One batch is enough for most changes. Two rules of collection views ask for more: no item may
/// move out of a deleted or into an inserted section, and a section that moves may not have changes
/// inside. Such a change is made in up to three stages: new sections that receive moved items are
/// inserted empty, then all items change, then sections are deleted, inserted and moved.
///
/// A plan consists of positions. The content of cells is not part of it, and no operation reloads
/// anything.
package struct Plan: Equatable, Sendable {
  /// The batches, in order; none of them is empty.
  package let stages: [Stage]

  init(stages: [Stage]) {
    self.stages = stages
  }

  /// Plans a change.
  ///
  /// - Complexity: O(number of operations + number of sections).
  package init(_ changeset: Changeset, from old: Snapshot, to new: Snapshot) {
    guard changeset.hasStructuralChanges else {
      stages = []
      return
    }
    let traffic = SectionTraffic(changeset)
    if traffic.isLegalInOneBatch(changeset) {
      stages = [Stage(operations: Operations(changeset), sections: nil)]
    } else {
      stages = StagedPlanner(changeset, traffic, from: old, to: new).stages()
    }
  }
}

extension Operations {
  /// Plans all changes in one batch.
  fileprivate init(_ changeset: Changeset) {
    deletedSections = changeset.deletedSections
    insertedSections = changeset.insertedSections
    movedSections = changeset.movedSections
    deletedItems = changeset.deletedItems
    insertedItems = changeset.insertedItems
    movedItems = changeset.movedItems
  }
}

extension Plan {
  /// Returns why a collection view would reject the plan, in words.
  ///
  /// - Parameters:
  ///   - old: The number of items in each section before the change.
  ///   - new: The number of items in each section after the change.
  /// - Complexity: O(m log m + s) for m operations and s sections.
  /// - Returns: `nil` if every stage is valid and the last one results in the new counts.
  func problem(from old: [Int], to new: [Int]) -> String? {
    var counts = old
    for (index, stage) in stages.enumerated() {
      let next = stage.counts(from: old, to: new)
      let check = OperationsCheck(stage.operations, from: counts, to: next)
      if let problem = check.problem {
        return "stage \(index + 1) of \(stages.count): \(problem)"
      }
      counts = next
    }
    if counts == new { return nil }
    return "the stages end at the item counts \(counts) instead of \(new)"
  }
}

/// One batch of updates of a plan.
package struct Stage: Equatable, Sendable {
  /// The operations of the batch.
  package let operations: Operations

  /// The sections of the list after the batch; `nil` if these are all that come, in the end.
  package let sections: [SectionSource]?
}

extension Stage {
  /// Returns the number of items in each section after the batch.
  func counts(from old: [Int], to new: [Int]) -> [Int] {
    guard let sections else { return new }
    return sections.map { source in
      switch source {
      case .old(let index): old[index]
      case .new(let index): new[index]
      case .emptied, .vacated: 0
      }
    }
  }
}

/// The operations of one batch of updates.
///
/// Deletions and the sources of moves use positions before the batch; insertions and the
/// destinations of moves use positions after it. Every list ascends, moves by destination.
package struct Operations: Equatable, Sendable {
  package var deletedSections: [Int] = []
  package var insertedSections: [Int] = []
  package var movedSections: [Move<Int>] = []
  package var deletedItems = PositionList()
  package var insertedItems = PositionList()
  package var movedItems: [Move<Position>] = []

  init() {}

  /// Whether there are no operations.
  var isEmpty: Bool { !hasSections && !hasItems }

  /// Returns the same change with sections replaced as a whole if all of their items are deleted and inserted.
  ///
  /// A hundred thousand items then take two operations. A collection view also replaces the section's headers and
  /// footers, so sections with any are left as they are.
  ///
  /// - Parameters:
  ///   - old: The list before the change.
  ///   - new: The list after the change.
  /// - Returns: The operations, which are the same if no section is replaced.
  func replacingWholeSections(from old: Snapshot, to new: Snapshot) -> Operations {
    guard !hasSections, !(deletedItems.isEmpty && insertedItems.isEmpty) else { return self }
    let (leaving, arriving) = (deletedItems.countBySection, insertedItems.countBySection)
    let touched = Set(movedItems.flatMap { [$0.from.section, $0.to.section] })
    let replaced = Set(leaving.keys).union(arriving.keys).filter { section in
      let (before, after) = (old.sections[section], new.sections[section])
      return !touched.contains(section) && before.supplementaries.isEmpty
        && after.supplementaries.isEmpty && leaving[section, default: 0] == before.count
        && arriving[section, default: 0] == after.count
    }
    guard !replaced.isEmpty else { return self }
    var result = self
    result.deletedSections = replaced.sorted()
    result.insertedSections = result.deletedSections
    result.deletedItems = deletedItems.withoutSections(replaced)
    result.insertedItems = insertedItems.withoutSections(replaced)
    return result
  }

  /// The sections to which something happens, by their indices before or after the operations.
  var touchedSections: Set<Int> {
    var sections = Set(deletedSections + insertedSections)
    for move in movedSections { sections.formUnion([move.from, move.to]) }
    for items in [deletedItems, insertedItems] {
      for stretch in items.stretches { sections.insert(stretch.section) }
    }
    for move in movedItems { sections.formUnion([move.from.section, move.to.section]) }
    return sections
  }

  /// Whether sections are inserted, deleted or moved.
  var hasSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty)
  }

  /// Whether items are inserted, deleted or moved.
  var hasItems: Bool {
    !(deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty)
  }
}
