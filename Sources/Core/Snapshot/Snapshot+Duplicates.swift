extension Snapshot {
  /// The items that share their identity with an earlier one, in order.
  ///
  /// - Complexity: O(n), also if all identities are the same.
  package func duplicates() -> [DuplicateItem] {
    sections.indices.flatMap(duplicates)
  }

  /// The items that share their identity with an earlier one, in the sections that items came into.
  ///
  /// Where nothing came in there is no duplicate that was not there before, so that an update which
  /// only changes, removes or reorders items needs no look at all.
  ///
  /// - Parameter changeset: What turned the previous snapshot into this one.
  /// - Returns: All duplicates of these sections, in order.
  /// - Complexity: O(items of the sections that items came into).
  package func duplicates(introducedBy changeset: Changeset) -> [DuplicateItem] {
    var candidates = Set(changeset.insertedSections)
    for item in changeset.insertedItems { candidates.insert(item.section) }
    for move in changeset.movedItems { candidates.insert(move.to.section) }
    return candidates.sorted().flatMap(duplicates)
  }

  func duplicates(inSection section: Int) -> [DuplicateItem] {
    sections[section].repeats().compactMap { repeated in
      duplicate(repeated, at: Position(section: section, item: repeated.index))
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
