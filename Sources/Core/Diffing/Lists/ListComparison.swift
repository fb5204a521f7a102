/// Two lists that can be compared item by item.
///
/// The algorithms of this folder are written against this protocol and nothing else. They do not
/// depend on how the items are stored, and are specialized for each way of storing them.
///
/// They do not rely on a correct `==` in the app: an item need not equal itself, and different
/// items may share a hash. The result is always a valid difference.
@usableFromInline
protocol ListComparison {
  /// The number of old items.
  var oldCount: Int { get }

  /// The number of new items.
  var newCount: Int { get }

  /// Whether comparing two identities takes less time than a mispredicted branch.
  var isQuick: Bool { get }

  /// Whether an old and a new item have the same identity.
  func isSameItem(old: Int, new: Int) -> Bool

  /// Whether an old and a new item of the same identity are equal.
  func isSameContent(old: Int, new: Int) -> Bool

  /// Prepares for hashing, which many comparisons never need.
  mutating func prepareToHash()

  /// The hash of an old item's identity.
  func oldHash(at index: Int) -> UInt64

  /// The hash of a new item's identity.
  func newHash(at index: Int) -> UInt64

  /// Returns the number of consecutive pairs of same items from a pair of indices on, and records
  /// those whose content differs.
  ///
  /// Nothing is recorded about the pair that ends the count.
  func matches(
    fromOld old: Int,
    new: Int,
    limit: Int,
    changes: inout ItemChanges
  ) -> Int

  /// Returns the number of consecutive pairs of same items before a pair of indices, and records
  /// those whose content differs.
  ///
  /// Nothing is recorded about the pair that ends the count.
  func matches(
    beforeOld old: Int,
    new: Int,
    limit: Int,
    changes: inout ItemChanges
  ) -> Int
}

extension ListComparison {
  @inlinable var isQuick: Bool { false }

  @inlinable
  mutating func prepareToHash() {}

  @inlinable
  func matches(
    fromOld old: Int,
    new: Int,
    limit: Int,
    changes: inout ItemChanges
  ) -> Int {
    var count = 0
    while count < limit, isSameItem(old: old + count, new: new + count) {
      noteContent(old: old + count, new: new + count, in: &changes)
      count += 1
    }
    return count
  }

  @inlinable
  func matches(
    beforeOld old: Int,
    new: Int,
    limit: Int,
    changes: inout ItemChanges
  ) -> Int {
    var count = 0
    while count < limit, isSameItem(old: old - count - 1, new: new - count - 1) {
      count += 1
      noteContent(old: old - count, new: new - count, in: &changes)
    }
    return count
  }

  /// Records an update if the content of two items differs.
  @inlinable
  @inline(__always)
  func noteContent(old: Int, new: Int, in changes: inout ItemChanges) {
    if !isSameContent(old: old, new: new) { changes.update(old: old, new: new) }
  }
}

extension ListComparison {
  /// Finds the counterparts among the rests of an alignment by their hash.
  ///
  /// The smaller rest is stored in a table, and the items of the larger one are looked up in order,
  /// so that equal identities are paired first with first.
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
  /// Returns all pairs of same items, at any position.
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
