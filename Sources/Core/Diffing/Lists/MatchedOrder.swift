/// The matched items in the order of the new list, as pieces that know their position in the old
/// one.
///
/// Inserted and removed items do not count here, so there may be some inside a piece.
struct MatchedOrder: ~Copyable {
  /// Matched items that follow each other in both lists, with no other matched item between them.
  ///
  /// They all stay or they all move, because every other item is on the same side of all of them,
  /// in both lists. So it does not matter which old indices the items after the first have, and they
  /// are taken for neighbors.
  struct Piece: Equatable, BitwiseCopyable {
    /// The old index of the first item.
    var old: Int32

    /// The number of matched items in it.
    var count: Int32
  }

  /// The pieces, in the order of the new list.
  private(set) var pieces = ScratchArray<Piece>()

  /// For each piece the place of its first match in the alignment.
  private var starts = ScratchArray<Alignment.Cursor>()

  /// The old indices of the matched items that are in no block, ascending; a greater one follows.
  private var loose = ScratchArray<Int32>()

  /// For each piece, whether it stays while others move around it.
  private var stays = ScratchArray<Bool>()

  /// The number of matched items.
  private var count = 0

  /// Whether the old order is the new one, so that nothing moves.
  private var isAscending = true

  private var search = PatienceSearch()
  private var piecewiseSearch = PiecewisePatience()

  init() {}

  /// The memory in use, in bytes.
  var byteCount: Int {
    pieces.byteCount + starts.byteCount + loose.byteCount + stays.byteCount + search.byteCount
      + piecewiseSearch.byteCount
  }

  /// Puts the matches of an alignment in order.
  ///
  /// A block continues the piece of the block before it if no matched item of the rests comes between them: no block
  /// crosses another.
  mutating func collect(_ alignment: borrowing Alignment) {
    pieces.removeAll()
    starts.removeAll()
    count = 0
    isAscending = true
    alignment.collectMatchedRests(into: &loose)
    var cursor = Alignment.Cursor()
    var (end, isBlock, nextLoose): (Int32, Bool, Int) = (-1, false, 0)
    while true {
      let start = cursor
      guard let match = alignment.match(at: &cursor) else { return }
      let followsBlock = isBlock
      isBlock = cursor.block != start.block
      var continues = end == match.old
      if followsBlock, isBlock {
        while loose[nextLoose] < end { nextLoose += 1 }
        continues = loose[nextLoose] > match.old
      }
      append(match, at: start, continues: continues)
      if match.old < end { isAscending = false }
      end = match.old + match.count
    }
  }

  private mutating func append(_ match: Block, at start: Alignment.Cursor, continues: Bool) {
    count += Int(match.count)
    if continues {
      pieces[pieces.count - 1].count += match.count
    } else {
      pieces.append(Piece(old: match.old, count: match.count))
      starts.append(start)
    }
  }
}

extension MatchedOrder {
  /// Reports the fewest moves that bring the matched items into their new order.
  ///
  /// - Parameters:
  ///   - alignment: The matches that were collected.
  ///   - changes: Gets the moves.
  mutating func reportMoves(of alignment: borrowing Alignment, to changes: inout ItemChanges) {
    if isAscending { return }
    let kept =
      arePiecesFew
      ? piecewiseSearch.run(pieces, stays: &stays) : search.run(pieces, stays: &stays)
    let section = changes.section
    changes.moved.fill(atMost: count - kept) { moved in
      for piece in 0..<pieces.count where !stays[piece] {
        var cursor = starts[piece]
        var left = pieces[piece].count
        while left > 0, let block = alignment.match(at: &cursor) {
          moved.append(block, in: section)
          left -= block.count
        }
      }
    }
  }

  /// Whether the pieces are long enough to treat as units, and so few that moving their runs in
  /// memory costs almost nothing.
  private var arePiecesFew: Bool { pieces.count <= min(count / 8, 2_048) }
}

extension Filling<Move<Position>> {
  /// Adds a move for each item of a block.
  fileprivate mutating func append(_ block: Block, in section: Move<Int>) {
    var from = Position(section: section.from, item: Int(block.old))
    var to = Position(section: section.to, item: Int(block.new))
    for _ in 0..<block.count {
      append(Move(from: from, to: to))
      from.advance()
      to.advance()
    }
  }
}
