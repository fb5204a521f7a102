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
    alignment.oldMatches.append(
      contentsOf: repeatElement(-1, count: alignment.oldRest.count)
    )
    alignment.newMatches.append(
      contentsOf: repeatElement(-1, count: alignment.newRest.count)
    )
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
    for item in alignment.oldRest.indices.reversed() {
      table.add(Int32(truncatingIfNeeded: item), hash: oldHash(at: Int(alignment.oldRest[item])))
    }
    for item in alignment.newRest.indices {
      let new = Int(alignment.newRest[item])
      let match = table.take(hash: newHash(at: new)) {
        isSameItem(old: Int(alignment.oldRest[Int($0)]), new: new)
      }
      guard match >= 0 else { continue }
      alignment.newMatches[item] = match
      alignment.oldMatches[Int(match)] = Int32(truncatingIfNeeded: item)
      noteContent(old: Int(alignment.oldRest[Int(match)]), new: new, in: &changes)
    }
  }

  @inlinable
  func lookUpOldRest(
    of alignment: inout Alignment,
    using table: inout ItemTable,
    changes: inout ItemChanges
  ) {
    table.reset(count: alignment.newRest.count)
    for item in alignment.newRest.indices.reversed() {
      table.add(Int32(truncatingIfNeeded: item), hash: newHash(at: Int(alignment.newRest[item])))
    }
    for item in alignment.oldRest.indices {
      let old = Int(alignment.oldRest[item])
      let match = table.take(hash: oldHash(at: old)) {
        isSameItem(old: old, new: Int(alignment.newRest[Int($0)]))
      }
      guard match >= 0 else { continue }
      alignment.oldMatches[item] = match
      alignment.newMatches[Int(match)] = Int32(truncatingIfNeeded: item)
      noteContent(old: old, new: Int(alignment.newRest[Int(match)]), in: &changes)
    }
  }
}

extension ListComparison {
  /// For each new item the old item that is the same, or -1, wherever the two are.
  @inlinable
  mutating func counterparts(using scratch: DiffScratch) -> [Int32] {
    var workspace = scratch.take()
    var changes = ItemChanges()
    workspace.alignment.leave(old: 0..<oldCount, new: 0..<newCount)
    matchRests(of: &workspace.alignment, using: &workspace.table, changes: &changes)
    let matches = workspace.alignment.newMatches
    scratch.giveBack(workspace)
    return matches
  }
}
