import RosterCore
import RosterLayout

extension Update {
  /// What is different about the list once the content is, together with operations on places.
  func contentChange(_ operations: Operations = Operations()) -> ListChange {
    ListChange(
      operations: operations,
      resizedItems: PositionList(changes.updatedItems.lazy.map(\.to)),
      resizedBoundaries: Set(changes.changedSupplementaries.compactMap(section)).sorted()
    )
  }

  /// The section of a header or footer that changes, by its place after the update.
  private func section(of change: SupplementaryChange) -> Int? {
    change.newSection
      ?? change.oldSection.flatMap { new.index(of: old.snapshot.sections[$0].id) }
  }
}
