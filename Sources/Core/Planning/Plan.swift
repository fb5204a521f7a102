/// A changeset as batches of updates that a collection view accepts.
///
/// One batch is enough for most changes. Two rules of collection views ask for more: no item may
/// move out of a removed or into an inserted section, and a section that moves may not have changes
/// inside. Such a change is made in up to three steps: new sections that receive moved items are
/// inserted empty, then all items change, then sections are removed, inserted and moved.
///
/// A plan consists of positions. The content of cells is not part of it, and no operation reloads
/// anything.
struct Plan: Equatable, Sendable {
  /// One batch of updates of a plan.
  struct Step: Equatable, Sendable {
    /// The operations of the batch.
    let operations: Operations

    /// The sections of the list after the batch; `nil` if these are all that come, in the end.
    let sections: [SectionSource]?
  }

  /// The batches, in order; none of them is empty.
  let steps: [Step]

  init(steps: [Step]) {
    self.steps = steps
  }

  /// Plans a change.
  ///
  /// - Complexity: O(number of operations + number of sections).
  init(_ changeset: Changeset, from old: Snapshot, to new: Snapshot) {
    guard changeset.hasStructuralChanges else {
      steps = []
      return
    }
    let traffic = SectionTraffic(changeset)
    if traffic.isLegalInOneBatch(changeset) {
      steps = [Step(operations: Operations(changeset), sections: nil)]
    } else {
      steps = StepPlanner(changeset, traffic, from: old, to: new).steps()
    }
  }
}

extension Operations {
  /// Plans all changes in one batch.
  fileprivate init(_ changeset: Changeset) {
    removedSections = changeset.removedSections
    insertedSections = changeset.insertedSections
    movedSections = changeset.movedSections
    removedItems = changeset.removedItems
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
  /// - Returns: `nil` if every step is valid and the last one results in the new counts.
  func problem(from old: [Int], to new: [Int]) -> String? {
    var counts = old
    for (index, step) in steps.enumerated() {
      let next = step.counts(from: old, to: new)
      let check = OperationsCheck(step.operations, from: counts, to: next)
      if let problem = check.problem {
        return "step \(index + 1) of \(steps.count): \(problem)"
      }
      counts = next
    }
    if counts == new { return nil }
    return "the steps end at the item counts \(counts) instead of \(new)"
  }
}

extension Plan.Step {
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
struct Operations: Equatable, Sendable {
  var removedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  var removedItems = PositionList()
  var insertedItems = PositionList()
  var movedItems: [Move<Position>] = []

  init() {}

  /// Whether there are no operations.
  var isEmpty: Bool { !hasSections && !hasItems }

  /// Returns the same change with sections replaced as a whole if all of their items are removed and inserted.
  ///
  /// A hundred thousand items then take two operations. A collection view also replaces the section's headers and
  /// footers, so sections with any are left as they are.
  ///
  /// - Parameters:
  ///   - old: The list before the change.
  ///   - new: The list after the change.
  /// - Returns: The operations, which are the same if no section is replaced.
  func replacingWholeSections(from old: Snapshot, to new: Snapshot) -> Operations {
    guard !hasSections, !(removedItems.isEmpty && insertedItems.isEmpty) else { return self }
    let (leaving, arriving) = (removedItems.countBySection, insertedItems.countBySection)
    let touched = Set(movedItems.flatMap { [$0.from.section, $0.to.section] })
    let replaced = Set(leaving.keys).union(arriving.keys).filter { section in
      let (before, after) = (old.sections[section], new.sections[section])
      return !touched.contains(section) && before.supplementaries.isEmpty
        && after.supplementaries.isEmpty && leaving[section, default: 0] == before.count
        && arriving[section, default: 0] == after.count
    }
    guard !replaced.isEmpty else { return self }
    var result = self
    result.removedSections = replaced.sorted()
    result.insertedSections = result.removedSections
    result.removedItems = removedItems.withoutSections(replaced)
    result.insertedItems = insertedItems.withoutSections(replaced)
    return result
  }

  /// The sections to which something happens, by their indices before or after the operations.
  var touchedSections: Set<Int> {
    var sections = Set(removedSections + insertedSections)
    for move in movedSections { sections.formUnion([move.from, move.to]) }
    for items in [removedItems, insertedItems] {
      for stretch in items.stretches { sections.insert(stretch.section) }
    }
    for move in movedItems { sections.formUnion([move.from.section, move.to.section]) }
    return sections
  }

  /// Whether sections are inserted, removed or moved.
  var hasSections: Bool {
    !(removedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty)
  }

  /// Whether items are inserted, removed or moved.
  var hasItems: Bool {
    !(removedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty)
  }
}
