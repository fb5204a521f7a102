/// Two lists that can be compared item by item.
///
/// The algorithms of this folder are written against this protocol and nothing else. They do not
/// mind how the items are stored, and they specialise for each way of storing them.
///
/// Equality may be as ill-behaved as an app makes it: an item need not be the same as itself, and
/// different items may share a hash. The result is always a valid difference.
@usableFromInline
protocol ListComparison {
  /// The number of old items.
  var oldCount: Int { get }

  /// The number of new items.
  var newCount: Int { get }

  /// Whether comparing two identities takes less time than guessing wrong what will come out.
  var isQuick: Bool { get }

  /// Whether an old and a new item have the same identity.
  func isSameItem(old: Int, new: Int) -> Bool

  /// Whether an old and a new item of the same identity are equal.
  func isSameContent(old: Int, new: Int) -> Bool

  /// Gets ready to answer questions about hashes, which many comparisons never come to.
  mutating func prepareToHash()

  /// The hash of an old item's identity.
  func oldHash(at index: Int) -> UInt64

  /// The hash of a new item's identity.
  func newHash(at index: Int) -> UInt64

  /// Counts the pairs of same items from a pair of indices on, and notes those whose content differs.
  ///
  /// Nothing may be noted about the pair that ends the count.
  func matches(
    fromOld old: Int,
    new: Int,
    limit: Int,
    changes: inout ItemChanges
  ) -> Int

  /// Counts the pairs of same items before a pair of indices, and notes those whose content differs.
  ///
  /// Nothing may be noted about the pair that ends the count.
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

  /// Notes an update if the content of two items differs.
  @inlinable
  @inline(__always)
  func noteContent(old: Int, new: Int, in changes: inout ItemChanges) {
    if !isSameContent(old: old, new: new) { changes.update(old: old, new: new) }
  }
}
