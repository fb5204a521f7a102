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

  /// The items that agree in identity with an earlier one, if it is the identity of one of some items
  /// and the list is compared with itself.
  ///
  /// The table holds these items alone, so that looking up all others in it stays in the caches near
  /// the processor, and has room to spare where there are many others, so that these mostly find an
  /// unused slot.
  ///
  /// - Complexity: O(n).
  @inlinable
  mutating func repeats(ofItems items: [Int]) -> [Repeat] {
    prepareToHash()
    var table = ItemTable()
    table.reset(count: max(items.count, min(newCount / 16, 2_048)))
    for (number, item) in items.enumerated() {
      let hash = newHash(at: item)
      if table.find(hash: hash, where: { isSameItem(old: items[Int($0)], new: item) }) < 0 {
        table.add(Int32(truncatingIfNeeded: number), hash: hash)
      }
    }
    var occurrences = ScratchArray<Int32>()
    occurrences.reset(to: 0, count: items.count)
    var result: [Repeat] = []
    for item in 0..<newCount {
      let number = table.find(hash: newHash(at: item)) {
        isSameItem(old: items[Int($0)], new: item)
      }
      guard number >= 0 else { continue }
      if occurrences[number] > 0 {
        result.append(Repeat(index: item, occurrence: Int(occurrences[number])))
      }
      occurrences[number] += 1
    }
    return result
  }
}
