extension ListComparison {
  /// Finds the counterparts among the rests of an alignment by their hash.
  ///
  /// The smaller rest goes into a table and the larger one looks itself up, in order, so that equal
  /// identities are paired first with first.
  @inlinable
  mutating func matchRests(
    of alignment: inout Alignment,
    using table: inout ItemTable,
    changes: inout ItemChanges
  ) {
    prepareToHash()
    alignment.beginMatching()
    if alignment.oldRest.count <= alignment.newRest.count {
      lookUpNewRest(of: &alignment, using: &table, changes: &changes)
    } else {
      lookUpOldRest(of: &alignment, using: &table, changes: &changes)
    }
  }

  @inlinable
  func lookUpNewRest(
    of alignment: inout Alignment,
    using table: inout ItemTable,
    changes: inout ItemChanges
  ) {
    table.reset(count: alignment.oldRest.count)
    var item = Int32(truncatingIfNeeded: alignment.oldRest.count)
    while item > 0 {
      item -= 1
      table.add(item, hash: oldHash(at: Int(alignment.oldRest[item])))
    }
    for item in 0..<Int32(truncatingIfNeeded: alignment.newRest.count) {
      let new = Int(alignment.newRest[item])
      let match = table.take(hash: newHash(at: new)) {
        isSameItem(old: Int(alignment.oldRest[$0]), new: new)
      }
      guard match >= 0 else { continue }
      let old = Int(alignment.oldRest[match])
      alignment.match(old: match, at: old, new: item)
      noteContent(old: old, new: new, in: &changes)
    }
  }

  @inlinable
  func lookUpOldRest(
    of alignment: inout Alignment,
    using table: inout ItemTable,
    changes: inout ItemChanges
  ) {
    table.reset(count: alignment.newRest.count)
    var item = Int32(truncatingIfNeeded: alignment.newRest.count)
    while item > 0 {
      item -= 1
      table.add(item, hash: newHash(at: Int(alignment.newRest[item])))
    }
    for item in 0..<Int32(truncatingIfNeeded: alignment.oldRest.count) {
      let old = Int(alignment.oldRest[item])
      let match = table.take(hash: oldHash(at: old)) {
        isSameItem(old: old, new: Int(alignment.newRest[$0]))
      }
      guard match >= 0 else { continue }
      alignment.match(old: item, at: old, new: match)
      noteContent(old: old, new: Int(alignment.newRest[match]), in: &changes)
    }
  }
}

extension ListComparison {
  /// Pairs all items that are the same, wherever they are.
  ///
  /// - Returns: The pairs, ascending by new index.
  @inlinable
  mutating func counterparts(using scratch: DiffScratch) -> [Move<Int>] {
    var workspace = scratch.take()
    var changes = ItemChanges()
    workspace.alignment.leave(old: 0..<oldCount, new: 0..<newCount)
    matchRests(of: &workspace.alignment, using: &workspace.table, changes: &changes)
    var pairs: [Move<Int>] = []
    for new in 0..<newCount {
      let old = Int(workspace.alignment.counterparts[new])
      if old >= 0 { pairs.append(Move(from: old, to: new)) }
    }
    scratch.giveBack(workspace)
    return pairs
  }
}
