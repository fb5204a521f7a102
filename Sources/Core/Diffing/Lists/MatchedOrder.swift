/// The matched items in the order of the new list, as blocks that know their place in the old order.
///
/// Items that neither come nor go are all that counts here: two blocks are neighbours if only items
/// that are deleted lie between them in the old list and only inserted ones in the new list.
@usableFromInline
struct MatchedOrder {
  /// Matched items that stand together in both orders.
  struct Piece: Equatable {
    /// The number of matched items before this one in the old order.
    var rank: Int32

    /// The number of matched items in it.
    var count: Int32
  }

  /// The blocks and the matched items of the rests, each a block of one, ascending by new index.
  private(set) var blocks: [Block] = []

  /// The blocks, joined where they are neighbours, in the order of the new list.
  private(set) var pieces: [Piece] = []

  /// The number of matched items.
  private(set) var count = 0

  private var blockRanks: [Int32] = []
  private var restRanks: [Int32] = []
  private var rows = RowSubsequence()

  @usableFromInline
  init() {}

  /// Puts the matches of an alignment in order.
  mutating func collect(_ alignment: Alignment) {
    rank(alignment)
    blocks.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    var next = 0
    for (item, match) in zip(alignment.newRest, alignment.newMatches) where match >= 0 {
      while next < alignment.blocks.count, alignment.blocks[next].new < item {
        append(alignment.blocks[next], rank: blockRanks[next])
        next += 1
      }
      let old = Int(alignment.oldRest[Int(match)])
      append(Block(old: old, new: Int(item), count: 1), rank: restRanks[Int(match)])
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
  private mutating func rank(_ alignment: Alignment) {
    blockRanks.removeAll(keepingCapacity: true)
    restRanks.removeAll(keepingCapacity: true)
    var rank: Int32 = 0
    var next = 0
    for (item, match) in zip(alignment.oldRest, alignment.oldMatches) {
      while next < alignment.blocks.count, alignment.blocks[next].old < item {
        blockRanks.append(rank)
        rank += alignment.blocks[next].count
        next += 1
      }
      restRanks.append(rank)
      if match >= 0 { rank += 1 }
    }
    while next < alignment.blocks.count {
      blockRanks.append(rank)
      rank += alignment.blocks[next].count
      next += 1
    }
    count = Int(rank)
  }
}

extension MatchedOrder {
  /// Reports the fewest moves that bring the matched items into their new order.
  mutating func reportMoves(to changes: inout ItemChanges) {
    guard pieces.count > 1 else { return }
    var moves: [Range<Int32>]
    if pieces.count < count / 8 {
      moves = heaviestIncreasingSubsequence(of: pieces)
    } else {
      moves = rows.movers(among: pieces)
    }
    report(moves[...], to: &changes)
  }

  /// Reports moved items, given by their number in the new order.
  private func report(_ moves: ArraySlice<Range<Int32>>, to changes: inout ItemChanges) {
    var moves = moves
    var start: Int32 = 0
    for block in blocks {
      let end = start + block.count
      while let move = moves.first, move.lowerBound < end {
        for number in max(start, move.lowerBound)..<min(end, move.upperBound) {
          changes.move(old: Int(block.old + number - start), new: Int(block.new + number - start))
        }
        if move.upperBound > end { break }
        moves.removeFirst()
      }
      start = end
    }
  }
}
