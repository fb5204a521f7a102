import RosterCore

extension ListCoordinator {
  /// Shows what there is to be seen while the list has no items, or takes it away.
  func showEmptyState() {
    guard !isTornDown, emptyState.controller != nil || list.emptyState != nil else { return }
    let isEmpty = list.snapshot.sections.allSatisfy { $0.count == 0 }
    emptyState.show(isEmpty ? list.emptyState : nil, in: self)
  }

  func endEmptyState() {
    emptyState.end(in: self)
  }

  /// The identity of an item that is in no section, for messages.
  func id(ofEmptyState item: ResolvedList.Item) -> ItemID {
    ItemID(
      id: item.run.column.identifier(at: item.offset),
      controller: item.run.controller,
      section: SectionID(name: .loose(0))
    )
  }
}
