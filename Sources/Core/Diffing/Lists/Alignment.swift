/// How far two lists have been matched.
///
/// Every item between the common ends is either in one of the blocks or in one of the rests. Blocks
/// and rests ascend, so no block crosses another; what crosses is found among the rests.
@usableFromInline
struct Alignment {
  /// The matches found by walking both lists in order.
  @usableFromInline
  var blocks: [Block] = []

  /// The old items without a match so far.
  @usableFromInline
  var oldRest: [Int32] = []

  /// The new items without a match so far.
  @usableFromInline
  var newRest: [Int32] = []

  /// For each item of the old rest its counterpart's index in the new rest, or -1.
  ///
  /// Empty as long as nothing in the rests has a counterpart.
  @usableFromInline
  var oldMatches: [Int32] = []

  /// For each item of the new rest its counterpart's index in the old rest, or -1.
  ///
  /// Empty as long as nothing in the rests has a counterpart.
  @usableFromInline
  var newMatches: [Int32] = []

  @inlinable
  init() {}

  @inlinable
  mutating func removeAll() {
    blocks.removeAll(keepingCapacity: true)
    oldRest.removeAll(keepingCapacity: true)
    newRest.removeAll(keepingCapacity: true)
    oldMatches.removeAll(keepingCapacity: true)
    newMatches.removeAll(keepingCapacity: true)
  }

  /// Leaves items without a match.
  @inlinable
  mutating func leave(old: Range<Int>, new: Range<Int>) {
    for index in old { oldRest.append(Int32(truncatingIfNeeded: index)) }
    for index in new { newRest.append(Int32(truncatingIfNeeded: index)) }
  }
}
