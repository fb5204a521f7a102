/// Old items by the hash of their identity, to be taken out one by one.
///
/// Items with equal hashes form a chain in ascending order, so that equal identities are handed out
/// first come, first served, and a million of them cost no more than a million different ones.
@usableFromInline
struct ItemIndex {
  @usableFromInline
  static let none: Int32 = -1

  /// The first item of each bucket's chain.
  @usableFromInline
  var heads: [Int32]

  /// The item after each item in its chain.
  @usableFromInline
  var next: [Int32]

  @usableFromInline
  var hashes: [Int]

  @usableFromInline
  let lowerBound: Int

  /// Indexes the old items of a range.
  @inlinable
  init(_ range: Range<Int>, hash: (Int) -> Int) {
    var buckets = 4
    while buckets < range.count * 2 { buckets *= 2 }
    lowerBound = range.lowerBound
    heads = Array(repeating: Self.none, count: buckets)
    next = Array(repeating: Self.none, count: range.count)
    hashes = range.map(hash)
    for offset in next.indices.reversed() {
      let bucket = hashes[offset] & (buckets - 1)
      next[offset] = heads[bucket]
      heads[bucket] = Int32(offset)
    }
  }

  /// Takes out the first item that has a hash and satisfies a condition.
  @inlinable
  mutating func take(hash: Int, where isMatch: (Int) -> Bool) -> Int? {
    let bucket = hash & (heads.count - 1)
    var previous = Self.none
    var offset = heads[bucket]
    while offset != Self.none {
      let candidate = Int(offset)
      if hashes[candidate] == hash, isMatch(lowerBound + candidate) {
        if previous == Self.none {
          heads[bucket] = next[candidate]
        } else {
          next[Int(previous)] = next[candidate]
        }
        return lowerBound + candidate
      }
      previous = offset
      offset = next[candidate]
    }
    return nil
  }
}
