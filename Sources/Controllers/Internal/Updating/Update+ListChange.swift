import RosterCore
import RosterLayout

extension Update {
  /// What is different about the list once the content is, together with operations on places.
  func contentChange(_ operations: Operations = Operations()) -> ListChange {
    ListChange(
      operations: operations,
      resizedItems: PositionList(changes.updatedItems.lazy.map(\.to)),
      resizedBoundaries: Set(changes.changedSupplementaries.compactMap(\.newSection)).sorted()
    )
  }
}
