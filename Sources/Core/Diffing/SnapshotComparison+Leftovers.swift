extension SnapshotComparison {
  /// Turns a deletion and an insertion of the same item in different sections into a move.
  ///
  /// Everything left over takes part: the items that are gone from sections that stay and all items
  /// of deleted sections, against the items new to sections that stay and all items of inserted ones.
  mutating func findMovesBetweenSections() {
    guard deletedCount > 0, insertedCount > 0, mayHaveMovesBetweenSections else { return }
    var numbers = ScopeNumbers()
    let gone = Leftovers(deleted, ofSections: sections.deleted, in: old, scopes: &numbers)
    let come = Leftovers(inserted, ofSections: sections.inserted, in: new, scopes: &numbers)
    let comparison = MixedComparison(old: gone.items, new: come.items)
    let matches = comparison.counterparts(
      old: 0..<gone.positions.count,
      new: 0..<come.positions.count
    )
    var isGone = Array(repeating: true, count: gone.positions.count)
    var isNew = Array(repeating: true, count: come.positions.count)
    for (newItem, match) in matches.enumerated() where match >= 0 {
      let oldItem = Int(match)
      let move = Move(from: gone.positions[oldItem], to: come.positions[newItem])
      isGone[oldItem] = false
      isNew[newItem] = false
      moved.append(move)
      if !comparison.isSameContent(old: oldItem, new: newItem) { updated.append(move) }
    }
    deletedCount = isGone.count { $0 }
    insertedCount = isNew.count { $0 }
    guard deletedCount < isGone.count else { return }
    deleted = gone.positions(where: isGone)
    inserted = come.positions(where: isNew)
    moved.sort { $0.to < $1.to }
    updated.sort { $0.to < $1.to }
  }

  /// Whether what is gone and what is new may lie in different sections.
  private var mayHaveMovesBetweenSections: Bool {
    guard sections.deleted.isEmpty, sections.inserted.isEmpty else { return true }
    guard let gone = deleted.first, let come = inserted.first else { return false }
    let isOneSection =
      deleted.last?.section == gone.section && inserted.last?.section == come.section
    return !isOneSection || !survivors.contains(Move(from: gone.section, to: come.section))
  }
}

/// Items that found no counterpart in their own section, with their places.
private struct Leftovers {
  private(set) var items = ItemList()
  private(set) var positions: [Position] = []

  /// The number of leading items that belong to sections that stay.
  private let stayingCount: Int

  init(
    _ positions: [Position],
    ofSections sections: [Int],
    in snapshot: Snapshot,
    scopes: inout ScopeNumbers
  ) {
    stayingCount = positions.count
    var last: (section: Int, run: Int)?
    for position in positions {
      guard let place = snapshot.run(at: position) else { continue }
      if last == nil || last?.section != place.section || last?.run != place.run {
        let run = snapshot.sections[place.section].runs[place.run]
        items.addRun(run, scopes: &scopes)
        last = (place.section, place.run)
      }
      items.addItem(place.offset)
    }
    self.positions = positions
    for section in sections {
      for run in snapshot.sections[section].runs {
        items.append(0..<run.column.count, of: run, scopes: &scopes)
      }
      self.positions += (0..<snapshot.sections[section].count).map {
        Position(section: section, item: $0)
      }
    }
  }

  /// The places in sections that stay of the items with a mark.
  func positions(where isMarked: [Bool]) -> [Position] {
    zip(positions, isMarked).prefix(stayingCount).compactMap { $1 ? $0 : nil }
  }
}
