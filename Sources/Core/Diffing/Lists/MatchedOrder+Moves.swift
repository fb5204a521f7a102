extension MatchedOrder {
  /// Reports the fewest moves that bring the matched items into their new order.
  ///
  /// Few pieces are weighed, many are taken apart.
  mutating func reportMoves(to changes: inout ItemChanges) {
    guard pieces.count > 1 else { return }
    let movers =
      pieces.count < count / 8
      ? heaviestIncreasingSubsequence(of: pieces) : rows.movers(among: pieces)
    let section = changes.section
    changes.moved.fill(atMost: movers.reduce(0) { $0 + $1.count }) { moved in
      report(movers, of: section, to: &moved)
    }
  }

  /// Reports moved items, given by their number in the new order.
  private func report(
    _ movers: [Range<Int32>],
    of section: Move<Int>,
    to moved: inout Filling<Move<Position>>
  ) {
    var next = 0
    var start: Int32 = 0
    for index in 0..<blocks.count where next < movers.count {
      let block = blocks[index]
      let end = start + block.count
      while next < movers.count, movers[next].lowerBound < end {
        for number in movers[next].clamped(to: start..<end) {
          moved.append(
            Move(
              from: Position(section: section.from, item: Int(block.old + number - start)),
              to: Position(section: section.to, item: Int(block.new + number - start))
            )
          )
        }
        if movers[next].upperBound > end { break }
        next += 1
      }
      start = end
    }
  }
}
