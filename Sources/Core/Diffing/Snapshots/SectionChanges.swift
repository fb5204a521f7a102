/// The changes of the list of sections, by index.
struct SectionChanges: Sendable {
  /// The old indices of the removed sections, ascending.
  var removed: [Int] = []

  /// The new indices of the inserted sections, ascending.
  var inserted: [Int] = []

  /// The fewest sections that have to move for all others to stay in order.
  ///
  /// They ascend by destination.
  var moved: [Move<Int>] = []
}

extension SectionChanges {
  /// Compares the identities of two lists of sections.
  init(from old: [SnapshotSection], to new: [SnapshotSection], using scratch: DiffScratch) {
    var comparison = SectionComparison(old: old, new: new)
    var changes = ItemChanges()
    comparison.findChanges(into: &changes, using: scratch)
    removed = changes.removed.map(\.item)
    inserted = changes.inserted.map(\.item)
    moved = changes.moved.map { Move(from: $0.from.item, to: $0.to.item) }
  }

  /// The sections that are in both lists.
  func stretches(oldCount: Int) -> [SectionStretch] {
    SectionStretch.all(removed: removed, inserted: inserted, moved: moved, oldCount: oldCount)
  }
}

/// The sections of two snapshots, compared by identity only.
struct SectionComparison: ListComparison {
  let old: [SnapshotSection]
  let new: [SnapshotSection]

  var oldCount: Int { old.count }

  var newCount: Int { new.count }

  func isSameItem(old: Int, new: Int) -> Bool { self.old[old].hasIdentity(of: self.new[new]) }

  func isSameContent(old: Int, new: Int) -> Bool { true }

  func oldHash(at index: Int) -> UInt64 { FastHash.shared.hash(of: old[index].id) }

  func newHash(at index: Int) -> UInt64 { FastHash.shared.hash(of: new[index].id) }
}

extension SnapshotSection {
  /// Finds the changes from the items of this section to those of another state of it.
  func findChanges(
    to new: SnapshotSection,
    into changes: inout ItemChanges,
    using scratch: DiffScratch
  ) {
    if runs.count == 1, new.runs.count == 1, runs[0].hasScope(of: new.runs[0]) {
      let column = new.runs[0].column
      if runs[0].column.isSame(as: column) { return }
      if runs[0].column.findChanges(to: column, into: &changes, using: scratch) { return }
    }
    if hasLazyItems || new.hasLazyItems {
      return findChangesAroundLazyRuns(to: new, into: &changes, using: scratch)
    }
    var comparison = MixedComparison(old: ItemList(self), new: ItemList(new))
    comparison.findChanges(into: &changes, using: scratch)
  }
}
