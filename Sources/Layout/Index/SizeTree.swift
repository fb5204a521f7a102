import Foundation

/// Sums over blocks of lengths, in a complete binary tree that is kept in one array.
///
/// The children of node i are the nodes 2i and 2i + 1; the leaves, one for each block, are the second
/// half of the array.
struct SizeTree: Equatable, Sendable {
  private var nodes = [SizeSummary(), SizeSummary()]

  init() {}

  /// Sums over blocks anew.
  ///
  /// - Complexity: O(number of blocks).
  mutating func rebuild(_ blocks: [SizeBlock]) {
    var leaves = 1
    while leaves < blocks.count { leaves *= 2 }
    if nodes.count != 2 * leaves {
      nodes = Array(repeating: SizeSummary(), count: 2 * leaves)
    }
    for leaf in 0..<leaves {
      nodes[leaves + leaf] = leaf < blocks.count ? blocks[leaf].summary : SizeSummary()
    }
    for node in stride(from: leaves - 1, to: 0, by: -1) {
      nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
    }
  }

  /// Takes over the sum of one block.
  ///
  /// - Complexity: O(log(number of blocks)).
  mutating func update(_ block: Int, _ summary: SizeSummary) {
    var node = leafCount + block
    nodes[node] = summary
    while node > 1 {
      node /= 2
      nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
    }
  }

  /// The sum over all blocks.
  var total: SizeSummary { nodes[1] }

  private var leafCount: Int { nodes.count / 2 }

  /// The block in which a condition on the sums of what stands before first fails.
  ///
  /// - Parameter isBefore: Whether what is looked for stands behind the lengths summed up.
  /// - Returns: The block, and the sum over the blocks before it.
  /// - Complexity: O(log(number of blocks)).
  func block(where isBefore: (SizeSummary) -> Bool) -> (block: Int, before: SizeSummary) {
    var node = 1
    var before = SizeSummary()
    while node < leafCount {
      node *= 2
      let next = before + nodes[node]
      // A right half without any lengths cannot hold anything.
      if isBefore(next), nodes[node + 1].count > 0 {
        before = next
        node += 1
      }
    }
    return (node - leafCount, before)
  }
}
