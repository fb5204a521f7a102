/// Finds the most items that keep their order, item by item.
///
/// Patience sorting: `tails[k]` is the smallest rank in which an increasing sequence of length
/// `k + 1` can end so far. A sequence is traced back through the row that each row came after.
struct RowSubsequence: ~Copyable {
  private var tails = ScratchArray<Int32>()
  private var tailRows = ScratchArray<Int32>()
  private var previous = ScratchArray<Int32>()

  init() {}

  /// The items that move, by their number in the new order.
  ///
  /// - Parameter pieces: Items in the new order, ranked by the old one.
  /// - Returns: The ranges of items outside the longest increasing sequence, ascending.
  /// - Complexity: O(n log n), O(n) if the ranks ascend.
  mutating func movers(among pieces: borrowing ScratchArray<MatchedOrder.Piece>) -> [Range<Int32>] {
    tails.removeAll()
    tailRows.removeAll()
    previous.removeAll()
    for index in 0..<pieces.count {
      let piece = pieces[index]
      for rank in piece.rank..<(piece.rank + piece.count) { add(rank) }
    }
    return movers()
  }

  private mutating func add(_ rank: Int32) {
    let row = Int32(truncatingIfNeeded: previous.count)
    if let last = tails.last, last > rank {
      let length = sequencesEnding(before: rank)
      previous.append(length > 0 ? tailRows[length - 1] : -1)
      tails[length] = rank
      tailRows[length] = row
    } else {
      previous.append(tailRows.last ?? -1)
      tails.append(rank)
      tailRows.append(row)
    }
  }

  /// The number of tails below a rank.
  ///
  /// Three probes at once, counted and not branched on: which of them succeed is a matter of chance,
  /// and a processor that guesses wrong loses more time than the probes take.
  private func sequencesEnding(before rank: Int32) -> Int {
    var low = 0
    var length = tails.count
    while length > 2 {
      let quarter = (length + 1) / 4
      let first = tails[low + quarter - 1] < rank ? 1 : 0
      let second = tails[low + 2 * quarter - 1] < rank ? 1 : 0
      let third = tails[low + 3 * quarter - 1] < rank ? 1 : 0
      low += (first + second + third) * quarter
      length -= 3 * quarter
    }
    // What is left are at most two tails, and neither do they need a branch.
    let last = tails.count - 1
    let first = length > 0 && tails[min(low, last)] < rank ? 1 : 0
    let second = length > 1 && tails[min(low + 1, last)] < rank ? 1 : 0
    low += first + second
    return low
  }

  /// What lies between the rows of the longest sequence.
  private func movers() -> [Range<Int32>] {
    var movers: [Range<Int32>] = []
    var end = Int32(truncatingIfNeeded: previous.count)
    var row = tailRows.last ?? -1
    while end > 0 {
      if row + 1 < end { movers.append((row + 1)..<end) }
      end = max(row, 0)
      if row >= 0 { row = previous[row] }
    }
    movers.reverse()
    return movers
  }
}
