extension Snapshot {
  /// The items that share their identity with an earlier one, in order.
  ///
  /// - Complexity: O(n), also if all identities are the same.
  package func duplicates() -> [DuplicateItem] {
    sections.indices.flatMap { section in
      sections[section].repeats().compactMap { repeated in
        duplicate(repeated, at: Position(section: section, item: repeated.index))
      }
    }
  }

  private func duplicate(_ repeated: Repeat, at position: Position) -> DuplicateItem? {
    guard let place = run(at: position) else { return nil }
    let run = sections[place.section].runs[place.run]
    let id = ItemID(
      id: run.column.identifier(at: place.offset),
      controller: run.controller,
      section: sections[place.section].id,
      elements: run.elements,
      occurrence: repeated.occurrence
    )
    return DuplicateItem(id: id, position: position, location: run.location)
  }
}

extension SnapshotSection {
  /// The items that share their identity with an earlier one of this section.
  fileprivate func repeats() -> [Repeat] {
    if runs.count == 1 { return runs[0].column.repeats() }
    var comparison = MixedComparison(old: ItemList(self), new: ItemList(self))
    return comparison.repeats()
  }
}
