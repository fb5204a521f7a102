/// The matched items in the order of the new list, as blocks that know their place in the old order.
///
/// Items that neither come nor go are all that counts here: two blocks are neighbours if only items
/// that are deleted lie between them in the old list and only inserted ones in the new list.
@usableFromInline
struct MatchedOrder: ~Copyable {
  /// Matched items that stand together in both orders.
  struct Piece: Equatable, BitwiseCopyable {
    /// The number of matched items before this one in the old order.
    var rank: Int32

    /// The number of matched items in it.
    var count: Int32
  }

  /// The blocks and the matched items of the rests, each a block of one, ascending by new index.
  private(set) var blocks = ScratchArray<Block>()

  /// The blocks, joined where they are neighbours, in the order of the new list.
  private(set) var pieces = ScratchArray<Piece>()

  /// The number of matched items.
  private(set) var count = 0

  private var blockRanks = ScratchArray<Int32>()
  private var restRanks = ScratchArray<Int32>()
  var rows = RowSubsequence()

  init() {}

  /// Puts the matches of an alignment in order.
  mutating func collect(_ alignment: borrowing Alignment) {
    rank(alignment)
    blocks.removeAll()
    pieces.removeAll()
    var next = 0
    for item in 0..<alignment.newRest.count {
      let match = alignment.newMatches[item]
      guard match >= 0 else { continue }
      let new = alignment.newRest[item]
      while next < alignment.blocks.count, alignment.blocks[next].new < new {
        append(alignment.blocks[next], rank: blockRanks[next])
        next += 1
      }
      append(
        Block(old: alignment.oldRest[match], new: new, count: 1),
        rank: restRanks[match]
      )
    }
    while next < alignment.blocks.count {
      append(alignment.blocks[next], rank: blockRanks[next])
      next += 1
    }
  }

  private mutating func append(_ block: Block, rank: Int32) {
    blocks.append(block)
    if let last = pieces.last, last.rank + last.count == rank {
      pieces[pieces.count - 1].count += block.count
    } else {
      pieces.append(Piece(rank: rank, count: block.count))
    }
  }

  /// Numbers the matched items in the order of the old list.
  private mutating func rank(_ alignment: borrowing Alignment) {
    blockRanks.removeAll()
    restRanks.removeAll()
    restRanks.makeRoom(for: alignment.oldRest.count)
    var rank: Int32 = 0
    var next = 0
    for item in 0..<alignment.oldRest.count {
      while next < alignment.blocks.count, alignment.blocks[next].old < alignment.oldRest[item] {
        blockRanks.append(rank)
        rank += alignment.blocks[next].count
        next += 1
      }
      restRanks.append(rank)
      if alignment.oldMatches[item] >= 0 { rank += 1 }
    }
    while next < alignment.blocks.count {
      blockRanks.append(rank)
      rank += alignment.blocks[next].count
      next += 1
    }
    count = Int(rank)
  }
}
