extension Alignment {
  /// How far the matches have been read.
  struct Cursor: BitwiseCopyable {
    fileprivate var block: Int32 = 0
    fileprivate var item: Int32 = 0
  }

  /// The match at a cursor, which passes on to the next one; `nil` behind the last.
  ///
  /// The matches ascend by new index. They are the blocks, and each matched item of the rests as a
  /// block of one.
  @inline(__always)
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
