/// How far two lists have been matched.
///
/// Every item between the common ends is either in one of the blocks or in one of the rests. Blocks
/// and rests ascend, so no block crosses another; what crosses is found among the rests.
@usableFromInline
struct Alignment: ~Copyable {
  /// The matches found by walking both lists in order.
  @usableFromInline
  var blocks = ScratchArray<Block>()

  /// The old items without a match so far.
  @usableFromInline
  var oldRest = ScratchArray<Int32>()

  /// The new items without a match so far.
  @usableFromInline
  var newRest = ScratchArray<Int32>()

  /// For each item of the old rest whether it has a counterpart in the new rest.
  ///
  /// Empty as long as nothing in the rests has a counterpart.
  @usableFromInline
  var isMatched = ScratchArray<Bool>()

  /// For each item of the new rest its counterpart, an old index, or -1.
  ///
  /// Empty as long as nothing in the rests has a counterpart.
  @usableFromInline
  var counterparts = ScratchArray<Int32>()

  /// The number of items in the rests that have a counterpart.
  @usableFromInline
  var matchCount = 0

  @inlinable
  init() {}

  @inlinable
  mutating func removeAll() {
    blocks.removeAll()
    oldRest.removeAll()
    newRest.removeAll()
    isMatched.removeAll()
    counterparts.removeAll()
    matchCount = 0
  }

  /// Leaves items without a match.
  @inlinable
  mutating func leave(old: Range<Int>, new: Range<Int>) {
    oldRest.append(old)
    newRest.append(new)
  }

  /// Gets ready to match items of the rests.
  @inlinable
  mutating func beginMatching() {
    isMatched.reset(to: false, count: oldRest.count)
    counterparts.reset(to: -1, count: newRest.count)
  }

  /// Matches an item of the old rest, given with its index, with one of the new rest.
  @inlinable
  mutating func match(old: Int32, at index: Int, new: Int32) {
    isMatched[old] = true
    counterparts[new] = Int32(truncatingIfNeeded: index)
    matchCount += 1
  }

  /// The memory that is taken, in bytes.
  var byteCount: Int {
    blocks.byteCount + oldRest.byteCount + newRest.byteCount + isMatched.byteCount
      + counterparts.byteCount
  }
}
