extension SnapshotComparison {
  /// Turns a deletion and an insertion of the same item in different sections into a move.
  ///
  /// Everything left over takes part: the items that are gone from sections that stay and all items
  /// of deleted sections, against the items new to sections that stay and all items of inserted ones.
  mutating func findMovesBetweenSections() {
    guard deletedCount > 0, insertedCount > 0, mayHaveMovesBetweenSections else { return }
    let gone = Leftovers(items.deleted, ofSections: sections.deleted, in: old)
    let come = Leftovers(items.inserted, ofSections: sections.inserted, in: new)
    var comparison = MixedComparison(old: gone.items, new: come.items)
    let pairs = comparison.counterparts(using: scratch)
    var isGone = Array(repeating: true, count: gone.positions.count)
    var isNew = Array(repeating: true, count: come.positions.count)
    for pair in pairs {
      let move = Move(from: gone.positions[pair.from], to: come.positions[pair.to])
      isGone[pair.from] = false
      isNew[pair.to] = false
      items.moved.append(move)
      if !comparison.isSameContent(old: pair.from, new: pair.to) { items.updated.append(move) }
    }
    guard !pairs.isEmpty else { return }
    deletedCount -= pairs.count
    insertedCount -= pairs.count
    items.deleted = gone.positions(where: isGone)
    items.inserted = come.positions(where: isNew)
    items.moved.sort { $0.to < $1.to }
    items.updated.sort { $0.to < $1.to }
  }

  /// Whether what is gone and what is new may lie in different sections.
  private var mayHaveMovesBetweenSections: Bool {
    guard sections.deleted.isEmpty, sections.inserted.isEmpty else { return true }
    guard let gone = items.deleted.first, let come = items.inserted.first else { return false }
    let isOneSection =
      items.deleted.last?.section == gone.section
      && items.inserted.last?.section == come.section
    return !isOneSection || !survivors.contains(Move(from: gone.section, to: come.section))
  }
}
