import Testing

@testable import Roster

/// How matches become moves, and what has no match deletions and insertions.
struct MatchedOrderTests {
  /// Reports an alignment with some blocks, of lists of which the rests are all other items.
  private func report(
    blocks: [(old: Int, new: Int, count: Int)],
    pairs: [(old: Int32, new: Int32)],
    oldRest: [Int],
    newRest: [Int]
  ) -> String {
    var workspace = DiffWorkspace()
    for block in blocks {
      workspace.alignment.blocks.append(Block(old: block.old, new: block.new, count: block.count))
    }
    for old in oldRest { workspace.alignment.leave(old: old..<(old + 1), new: 0..<0) }
    for new in newRest { workspace.alignment.leave(old: 0..<0, new: new..<(new + 1)) }
    workspace.alignment.beginMatching()
    for pair in pairs {
      workspace.alignment.match(
        old: pair.old,
        at: oldRest[Int(pair.old)],
        new: pair.new
      )
    }
    var changes = ItemChanges()
    workspace.report(to: &changes)
    let deleted = changes.removed.map { "-\($0.item)" }
    let inserted = changes.inserted.map { "+\($0.item)" }
    let moved = changes.moved.map { "\($0.from.item)→\($0.to.item)" }
    return (deleted + inserted + moved).joined(separator: " ")
  }

  @Test func `what has no counterpart is deleted and inserted`() {
    let picture = report(
      blocks: [(0, 0, 2), (4, 3, 1)],
      pairs: [],
      oldRest: [2, 3],
      newRest: [2, 4]
    )
    #expect(picture == "-2 -3 +2 +4")
  }

  @Test func `a single item that crosses a block moves, not the block`() {
    let picture = report(blocks: [(1, 0, 3)], pairs: [(0, 0)], oldRest: [0], newRest: [3])
    #expect(picture == "0→3")
  }

  @Test func `a short block that crosses a long one moves item by item`() {
    // ab|cdef → cdef|ab, with the two matched by hash.
    let picture = report(
      blocks: [(2, 0, 4)],
      pairs: [(0, 0), (1, 1)],
      oldRest: [0, 1],
      newRest: [4, 5]
    )
    #expect(picture == "0→4 1→5")
  }

  @Test func `insertions within a piece do not break it`() {
    // abcd → dXaYbc: the piece abc has an insertion in it.
    let picture = report(
      blocks: [(0, 2, 1), (1, 4, 2)],
      pairs: [(0, 0)],
      oldRest: [3],
      newRest: [0, 1, 3]
    )
    #expect(picture == "+1 +3 3→0")
  }

  @Test func `deletions within a piece do not break it`() {
    // aXbYcd → dabc: the piece abc had deleted items in it, and moves around nothing.
    var order = MatchedOrder()
    var alignment = Alignment()
    for block in [(0, 1), (2, 2), (4, 3)] {
      alignment.blocks.append(Block(old: block.0, new: block.1, count: 1))
    }
    alignment.leave(old: 1..<2, new: 0..<1)
    alignment.leave(old: 3..<4, new: 0..<0)
    alignment.leave(old: 5..<6, new: 0..<0)
    alignment.beginMatching()
    alignment.match(old: 2, at: 5, new: 0)
    order.collect(alignment)
    #expect(pieces(of: order) == ["5", "0×3"])
  }

  @Test func `a matched item between two blocks breaks the piece, in either list`() {
    // aXb → Xab, and abX → aXb.
    for (old, new) in [([0, 2, 1], [1, 2, 0]), ([0, 1, 2], [0, 2, 1])] {
      var order = MatchedOrder()
      var alignment = Alignment()
      alignment.blocks.append(Block(old: old[0], new: new[0], count: 1))
      alignment.blocks.append(Block(old: old[1], new: new[1], count: 1))
      alignment.leave(old: old[2]..<(old[2] + 1), new: new[2]..<(new[2] + 1))
      alignment.beginMatching()
      alignment.match(old: 0, at: old[2], new: 0)
      order.collect(alignment)
      #expect(order.pieces.count == 3)
    }
  }

  private func pieces(of order: borrowing MatchedOrder) -> [String] {
    (0..<order.pieces.count).map { index in
      let piece = order.pieces[index]
      return piece.count == 1 ? "\(piece.old)" : "\(piece.old)×\(piece.count)"
    }
  }

  @Test func `counterparts in the old order need no move`() {
    let picture = report(
      blocks: [(1, 1, 1)],
      pairs: [(0, 0), (1, 1)],
      oldRest: [0, 2],
      newRest: [0, 2]
    )
    #expect(picture == "")
  }
}
