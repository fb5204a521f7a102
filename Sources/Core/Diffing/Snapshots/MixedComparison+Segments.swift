extension MixedComparison {
  /// Counts matches segment by segment, each time in one go where the type is known.
  func matches(fromOld old: Int, new: Int, limit: Int, changes: inout ItemChanges) -> Int {
    var count = 0
    while count < limit {
      let overlap = Overlap(self, old: old + count, new: new + count)
      let size = min(overlap.following, limit - count)
      let matched = overlap.matches(.from, limit: size, changes: &changes)
      count += matched
      if matched < size { return count }
    }
    return count
  }

  func matches(beforeOld old: Int, new: Int, limit: Int, changes: inout ItemChanges) -> Int {
    var count = 0
    while count < limit {
      let overlap = Overlap(self, old: old - count - 1, new: new - count - 1)
      let size = min(overlap.preceding, limit - count)
      let matched = overlap.matches(.before, limit: size, changes: &changes)
      count += matched
      if matched < size { return count }
    }
    return count
  }
}

/// The segments of an old and a new item, laid over each other so that the two items meet.
private struct Overlap {
  private let old: ItemList.Segment
  private let new: ItemList.Segment
  private let oldItem: Int
  private let newItem: Int
  private let oldOffset: Int
  private let newOffset: Int

  /// The number of pairs from these items on.
  let following: Int

  /// The number of pairs up to these items, with them.
  let preceding: Int

  init(_ comparison: MixedComparison, old oldItem: Int, new newItem: Int) {
    let (left, right) = (comparison.old, comparison.new)
    let (oldSegment, newSegment) = (left.segment(of: oldItem), right.segment(of: newItem))
    let oldDistance = oldItem - left.starts[oldSegment]
    let newDistance = newItem - right.starts[newSegment]
    old = left.segments[oldSegment]
    new = right.segments[newSegment]
    self.oldItem = oldItem
    self.newItem = newItem
    oldOffset = old.offset + oldDistance
    newOffset = new.offset + newDistance
    following = min(
      left.starts[oldSegment + 1] - oldItem,
      right.starts[newSegment + 1] - newItem
    )
    preceding = min(oldDistance, newDistance) + 1
  }

  func matches(
    _ direction: PairOfIndices.Direction,
    limit: Int,
    changes: inout ItemChanges
  ) -> Int {
    guard old.scope == new.scope else { return 0 }
    changes.base = (oldItem - oldOffset, newItem - newOffset)
    defer { changes.base = (0, 0) }
    let step = direction == .from ? 0 : 1
    return old.column.matches(
      PairOfIndices(direction, old: oldOffset + step, new: newOffset + step),
      in: new.column,
      limit: limit,
      changes: &changes
    )
  }
}
