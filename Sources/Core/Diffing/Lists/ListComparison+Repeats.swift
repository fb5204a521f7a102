extension ListComparison {
  /// The items that agree in identity with an earlier one, if the list is compared with itself.
  ///
  /// - Complexity: O(n), whether the identities differ or are all the same.
  @inlinable
  mutating func repeats() -> [Repeat] {
    prepareToHash()
    var heads: [UInt64: Int] = [:]
    var next: [Int: Int] = [:]
    var occurrences: [Int: Int] = [:]
    var result: [Repeat] = []
    for item in 0..<newCount {
      let hash = newHash(at: item)
      var first = heads[hash]
      while let candidate = first, !isSameItem(old: candidate, new: item) {
        first = next[candidate]
      }
      if let first {
        let occurrence = occurrences[first, default: 0] + 1
        occurrences[first] = occurrence
        result.append(Repeat(index: item, occurrence: occurrence))
      } else {
        next[item] = heads.updateValue(item, forKey: hash)
      }
    }
    return result
  }
}
