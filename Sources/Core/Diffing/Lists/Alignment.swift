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
  var isMatched = ScratchArray<Bool>()

  /// For each item of the new rest its counterpart, an old index, or -1.
  ///
  /// Empty as long as nothing in the rests has a counterpart.
  @usableFromInline
  var counterparts = ScratchArray<Int32>()

  /// The number of items in the rests that have a counterpart.
  var matchCount = 0

  init() {}

  mutating func removeAll() {
    blocks.removeAll()
    oldRest.removeAll()
    newRest.removeAll()
    isMatched.removeAll()
    counterparts.removeAll()
    matchCount = 0
  }

  /// Leaves items without a match.
  @usableFromInline
  mutating func leave(old: Range<Int>, new: Range<Int>) {
    oldRest.append(old)
    newRest.append(new)
  }

  /// Prepares for matching items of the rests.
  @usableFromInline
  mutating func beginMatching() {
    isMatched.reset(to: false, count: oldRest.count)
    counterparts.reset(to: -1, count: newRest.count)
  }

  /// Matches an item of the old rest, given with its index, with one of the new rest.
  @usableFromInline
  mutating func match(old: Int32, at index: Int, new: Int32) {
    isMatched[old] = true
    counterparts[new] = Int32(truncatingIfNeeded: index)
    matchCount += 1
  }

  /// The memory in use, in bytes.
  var byteCount: Int {
    blocks.byteCount + oldRest.byteCount + newRest.byteCount + isMatched.byteCount
      + counterparts.byteCount
  }
}

extension Alignment {
  /// How far the matches have been read.
  struct Cursor: BitwiseCopyable {
    fileprivate(set) var block: Int32 = 0
    fileprivate var item: Int32 = 0
  }

  /// Returns the match at a cursor and advances the cursor; `nil` after the last match.
  ///
  /// The matches ascend by new index. They are the blocks, and each matched item of the rests as a
  /// block of one.
  func match(at cursor: inout Cursor) -> Block? {
    while cursor.item < counterparts.count, counterparts[cursor.item] < 0 { cursor.item &+= 1 }
    let itemStart = cursor.item < counterparts.count ? newRest[cursor.item] : .max
    let blockStart = cursor.block < blocks.count ? blocks[cursor.block].new : .max
    if itemStart == blockStart { return nil }
    if blockStart < itemStart {
      cursor.block &+= 1
      return blocks[cursor.block &- 1]
    }
    cursor.item &+= 1
    return Block(old: counterparts[cursor.item &- 1], new: itemStart, count: 1)
  }
}

extension Alignment {
  /// Lists the old indices of the rests' items that have a counterpart, followed by one greater than any index.
  func collectMatchedRests(into matched: inout ScratchArray<Int32>) {
    matched.reset(to: .max, count: matchCount + 1)
    var count = 0
    for index in 0..<oldRest.count {
      // Each item is written, and kept if it is matched, because a branch on that is unpredictable.
      matched[count] = oldRest[index]
      count += isMatched[index] ? 1 : 0
    }
    matched[count] = .max
  }

  /// Reports the items without a counterpart.
  func reportDeletionsAndInsertions(to changes: inout ItemChanges) {
    let isAll = matchCount == 0
    changes.removed.append(
      oldRest,
      inSection: changes.section.from,
      where: { isAll || !isMatched[$0] }
    )
    changes.inserted.append(
      newRest,
      inSection: changes.section.to,
      where: { isAll || counterparts[$0] < 0 }
    )
  }
}

extension PositionList {
  /// Adds the items of a rest that satisfy a condition, stretch by stretch.
  fileprivate mutating func append(
    _ rest: borrowing ScratchArray<Int32>,
    inSection section: Int,
    where isAdded: (Int) -> Bool
  ) {
    var start = 0
    var end = 0
    for index in 0..<rest.count where isAdded(index) {
      let item = Int(rest[index])
      if item != end {
        append(start..<end, inSection: section)
        start = item
      }
      end = item + 1
    }
    append(start..<end, inSection: section)
  }
}
