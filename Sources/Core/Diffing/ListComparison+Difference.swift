extension ListComparison {
  /// What turns the old list into the new one, with the fewest moves.
  ///
  /// - Complexity: O(n), and O(m log m) in the number of items that change their order.
  @inlinable
  func difference() -> ListDifference {
    var result = ListDifference()
    var start = 0
    while start < oldCount, start < newCount, isSameItem(old: start, new: start) {
      noteContent(old: start, new: start, in: &result)
      start += 1
    }
    var oldEnd = oldCount
    var newEnd = newCount
    while oldEnd > start, newEnd > start, isSameItem(old: oldEnd - 1, new: newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
    }
    compareMiddle(old: start..<oldEnd, new: start..<newEnd, into: &result)
    for distance in 0..<(oldCount - oldEnd) {
      noteContent(old: oldEnd + distance, new: newEnd + distance, in: &result)
    }
    return result
  }

  /// Compares what is left between the common ends.
  @inlinable
  func compareMiddle(old: Range<Int>, new: Range<Int>, into result: inout ListDifference) {
    let matches = counterparts(old: old, new: new)
    let stays = longestIncreasingSubsequence(of: matches)
    var isKept = Array(repeating: false, count: old.count)
    for (offset, match) in matches.enumerated() {
      let newItem = new.lowerBound + offset
      let oldItem = Int(match)
      guard oldItem >= 0 else {
        result.inserted.append(newItem)
        continue
      }
      isKept[oldItem - old.lowerBound] = true
      if !stays[offset] {
        result.moved.append(Move(from: oldItem, to: newItem))
      }
      noteContent(old: oldItem, new: newItem, in: &result)
    }
    for (offset, isKept) in isKept.enumerated() where !isKept {
      result.deleted.append(old.lowerBound + offset)
    }
  }

  @inlinable
  func noteContent(old: Int, new: Int, in result: inout ListDifference) {
    if !isSameContent(old: old, new: new) {
      result.updated.append(Move(from: old, to: new))
    }
  }
}
