extension ListComparison {
  /// The items that agree in identity with an earlier one, if the list is compared with itself.
  ///
  /// - Complexity: O(n), whether the identities differ or are all the same.
  @inlinable
  mutating func repeats() -> [Repeat] {
    prepareToHash()
    var table = ItemTable()
    table.reset(count: newCount)
    var occurrences = ScratchArray<Int32>()
    occurrences.reset(to: 0, count: newCount)
    var result: [Repeat] = []
    for item in 0..<newCount {
      let hash = newHash(at: item)
      let first = table.find(hash: hash) { isSameItem(old: Int($0), new: item) }
      if first < 0 {
        table.add(Int32(truncatingIfNeeded: item), hash: hash)
      } else {
        occurrences[first] += 1
        result.append(Repeat(index: item, occurrence: Int(occurrences[first])))
      }
    }
    return result
  }
}
