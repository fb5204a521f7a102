extension ListComparison {
  /// Pairs the new items of a range with the old items of a range that have the same identity.
  ///
  /// Equal identities are paired first with first.
  ///
  /// - Returns: For each new item of the range its old counterpart, or -1.
  @inlinable
  func counterparts(old: Range<Int>, new: Range<Int>) -> [Int32] {
    guard !old.isEmpty, !new.isEmpty else {
      return Array(repeating: -1, count: new.count)
    }
    var index = ItemIndex(old) { oldHash(at: $0) }
    return new.map { newItem in
      let match = index.take(hash: newHash(at: newItem)) { isSameItem(old: $0, new: newItem) }
      return match.map { Int32($0) } ?? -1
    }
  }
}
