/// Finds the most items that keep their order, piece by piece.
///
/// A Fenwick tree over the old order answers which of the pieces before a piece, in both orders, ends
/// the heaviest sequence.
///
/// - Parameter pieces: Items in the new order, ranked by the old one.
/// - Returns: The items that move, by their number in the new order.
/// - Complexity: O(k log k) for k pieces, however many items they hold.
func heaviestIncreasingSubsequence(
  of pieces: borrowing ScratchArray<MatchedOrder.Piece>
) -> [Range<Int32>] {
  let pieces = (0..<pieces.count).map { pieces[$0] }
  var places = Array(repeating: 0, count: pieces.count)
  for (place, piece) in pieces.indices.sorted(by: { pieces[$0].rank < pieces[$1].rank })
    .enumerated()
  {
    places[piece] = place
  }
  var weights = Array(repeating: 0, count: pieces.count)
  var previous = Array(repeating: -1, count: pieces.count)
  var tree = Array(repeating: -1, count: pieces.count + 1)
  var best = -1
  for (index, piece) in pieces.enumerated() {
    var node = places[index]
    var heaviest = -1
    while node > 0 {
      let candidate = tree[node]
      if candidate >= 0, heaviest < 0 || weights[candidate] > weights[heaviest] {
        heaviest = candidate
      }
      node &= node - 1
    }
    previous[index] = heaviest
    weights[index] = Int(piece.count) + (heaviest < 0 ? 0 : weights[heaviest])
    node = places[index] + 1
    while node < tree.count {
      if tree[node] < 0 || weights[tree[node]] < weights[index] { tree[node] = index }
      node += node & -node
    }
    if best < 0 || weights[index] > weights[best] { best = index }
  }
  var stays = Array(repeating: false, count: pieces.count)
  while best >= 0 {
    stays[best] = true
    best = previous[best]
  }
  var movers: [Range<Int32>] = []
  var start: Int32 = 0
  for (piece, stays) in zip(pieces, stays) {
    if !stays { movers.append(start..<(start + piece.count)) }
    start += piece.count
  }
  return movers
}
