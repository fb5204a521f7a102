/// Finds the most items that keep their order, piece by piece.
///
/// A Fenwick tree over the old order answers which of the pieces before a piece, in both orders, ends
/// the heaviest sequence.
///
/// - Parameters:
///   - pieces: Items in the new order.
///   - stays: Becomes, for each piece, whether it stays.
/// - Returns: The number of items that stay.
/// - Complexity: O(k log k) for k pieces, however many items they hold.
func weighPieces(
  _ pieces: borrowing ScratchArray<MatchedOrder.Piece>,
  stays: inout ScratchArray<Bool>
) -> Int {
  let pieces = (0..<pieces.count).map { pieces[$0] }
  var places = Array(repeating: 0, count: pieces.count)
  let inOldOrder = pieces.indices.sorted { pieces[$0].old < pieces[$1].old }
  for (place, piece) in inOldOrder.enumerated() { places[piece] = place }
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
  let kept = best < 0 ? 0 : weights[best]
  stays.reset(to: false, count: pieces.count)
  while best >= 0 {
    stays[best] = true
    best = previous[best]
  }
  return kept
}
