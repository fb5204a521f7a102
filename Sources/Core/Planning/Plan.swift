/// A changeset as batches of updates that a collection view accepts.
///
/// One batch is enough for most changes. Two rules of collection views ask for more: no item may
/// move out of a deleted or into an inserted section, and a section that moves may not have changes
/// inside. Such a change is made in up to three stages: new sections that receive moved items are
/// inserted empty, then all items change, then sections are deleted, inserted and moved.
///
/// A plan is about places. What a cell shows is no part of it, and no operation reloads anything.
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
      let sections = new.sections.indices.map(SectionSource.new)
      stages = [Stage(operations: Operations(changeset), sections: sections)]
    } else {
      stages = StagedPlanner(changeset, traffic, from: old, to: new).stages()
    }
  }
}

extension Operations {
  /// All changes of place at once.
  fileprivate init(_ changeset: Changeset) {
    deletedSections = changeset.deletedSections
    insertedSections = changeset.insertedSections
    movedSections = changeset.movedSections
    deletedItems = changeset.deletedItems
    insertedItems = changeset.insertedItems
    movedItems = changeset.movedItems
  }
}
