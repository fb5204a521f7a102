extension BatchUpdate {
  /// Returns why a collection view would fail for this update, or nil if it is valid.
  ///
  /// Conflicts between removals come first, then the bounds of removals and insertions, then moves,
  /// and the equations between the counts last: an insertion beyond the end is reported as such,
  /// although its count cannot be right either. Costs O(operations + sections).
  ///
  /// `known` is the mapping of this update, if it has been computed already.
  func validate(
    from old: ItemCounts,
    to new: ItemCounts,
    _ known: PositionMapping? = nil
  ) -> UpdateFailure? {
    let mapping = known ?? PositionMapping(self)
    if let failure = removalConflict ?? removalOutOfBounds(old) { return failure }
    if let failure = deleteAndMoveConflict ?? insertOutOfBounds(new) { return failure }
    if let failure = insertAndMoveConflict(mapping) { return failure }
    if let failure = moveOutOfBounds(from: old, to: new) ?? repeatedMove { return failure }
    if let failure = moveAcrossReplacedSection(mapping) { return failure }
    return sectionCountMismatch(from: old, to: new)
      ?? itemCountMismatch(from: old, to: new, mapping)
  }

  private var removalConflict: UpdateFailure? {
    sections.removalConflict { .section($0) } ?? items.removalConflict { .item($0) }
  }

  private var deleteAndMoveConflict: UpdateFailure? {
    sections.deleteAndMoveConflict { .section($0) } ?? items.deleteAndMoveConflict { .item($0) }
  }

  private func insertAndMoveConflict(_ mapping: PositionMapping) -> UpdateFailure? {
    let replacedSections = mapping.sectionReplacements.values
    let replacedItems = mapping.itemReplacements.values
    return sections.insertAndMoveConflict(replacements: replacedSections) { .section($0) }
      ?? items.insertAndMoveConflict(replacements: replacedItems) { .item($0) }
  }

  private var repeatedMove: UpdateFailure? {
    sections.repeatedMove { .section($0) } ?? items.repeatedMove { .item($0) }
  }
}

extension BatchUpdate.Operations {
  typealias MakePlace = (Place) -> UpdateFailure.Place

  /// Returns the failure of removing or inserting the same place twice.
  fileprivate func removalConflict(_ place: MakePlace) -> UpdateFailure? {
    if let twice = deletes.firstDuplicate { return .duplicateDelete(place(twice)) }
    if let twice = inserts.firstDuplicate { return .duplicateInsert(place(twice)) }
    guard !reloads.isEmpty else { return nil }
    let moved = Set(moves.lazy.map(\.source))
    if let both = reloads.first(where: moved.contains) { return .deleteAndMove(place(both)) }
    let deleted = Set(deletes)
    return reloads.first(where: deleted.contains).map { .deleteAndReload(place($0)) }
  }

  fileprivate func deleteAndMoveConflict(_ place: MakePlace) -> UpdateFailure? {
    guard !moves.isEmpty else { return nil }
    let deleted = Set(deletes)
    return moves.first { deleted.contains($0.source) }.map { .deleteAndMove(place($0.source)) }
  }

  fileprivate func insertAndMoveConflict(
    replacements: some Sequence<Place>,
    _ place: MakePlace
  ) -> UpdateFailure? {
    guard !moves.isEmpty else { return nil }
    let inserted = Set(inserts).union(replacements)
    return moves.first { inserted.contains($0.target) }.map { .insertAndMove(place($0.target)) }
  }

  fileprivate func repeatedMove(_ place: MakePlace) -> UpdateFailure? {
    if let twice = moves.map(\.source).firstDuplicate { return .multipleMovesFrom(place(twice)) }
    return moves.map(\.target).firstDuplicate.map { .multipleMovesTo(place($0)) }
  }
}

extension Array where Element: Hashable & Comparable {
  /// The first element that equals an earlier one; mostly the elements are in ascending order, and
  /// there is none.
  fileprivate var firstDuplicate: Element? {
    guard zip(self, dropFirst()).contains(where: { $0 >= $1 }) else { return nil }
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}
