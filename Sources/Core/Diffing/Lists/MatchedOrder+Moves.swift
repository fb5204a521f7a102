extension MatchedOrder {
  /// Reports the fewest moves that bring the matched items into their new order.
  ///
  /// Few pieces are weighed, many are taken apart.
  mutating func reportMoves(to changes: inout ItemChanges) {
    guard pieces.count > 1 else { return }
    let movers =
      pieces.count < count / 8
      ? heaviestIncreasingSubsequence(of: pieces) : rows.movers(among: pieces)
    changes.reserve(moved: movers.reduce(0) { $0 + $1.count })
    report(movers, to: &changes)
  }

  /// Reports moved items, given by their number in the new order.
  private func report(_ movers: [Range<Int32>], to changes: inout ItemChanges) {
    var next = 0
    var start: Int32 = 0
    for index in 0..<blocks.count {
      let block = blocks[index]
      let end = start + block.count
      while next < movers.count, movers[next].lowerBound < end {
        for number in max(start, movers[next].lowerBound)..<min(end, movers[next].upperBound) {
          changes.move(old: Int(block.old + number - start), new: Int(block.new + number - start))
        }
        if movers[next].upperBound > end { break }
        next += 1
      }
      if next == movers.count { return }
      start = end
    }
  }
}
