extension Alignment {
  /// Calls a function with all matches, ascending by new index.
  ///
  /// They are the blocks, and each matched item of the rests as a block of one.
  @inline(__always)
  func forEachMatch(_ body: (Block) -> Void) {
    var block = 0
    var item = 0
    while true {
      while item < counterparts.count, counterparts[item] < 0 { item &+= 1 }
      let itemStart = item < counterparts.count ? newRest[item] : .max
      let blockStart = block < blocks.count ? blocks[block].new : .max
      if itemStart == blockStart { return }
      let isBlock = blockStart < itemStart
      body(
        isBlock ? blocks[block] : Block(old: counterparts[item], new: itemStart, count: 1)
      )
      if isBlock { block &+= 1 } else { item &+= 1 }
    }
  }
}
