import Foundation

/// A limited number of neighboring lengths, with their sum.
///
/// Equal lengths are stored once, so that a million rows of one height need almost no memory until
/// their heights differ.
struct SizeBlock: Equatable, Sendable {
  private(set) var summary: SizeSummary

  /// The lengths one by one; empty while all are equal.
  private var lengths: [CGFloat] = []

  init(repeating length: CGFloat, count: Int) {
    summary = .uniform(length, count: count)
  }

  init(_ lengths: [CGFloat]) {
    summary = .each(lengths)
    if isUniform {
      summary = .uniform(summary.least, count: count)
    } else {
      self.lengths = lengths
    }
  }

  var count: Int { summary.count }

  private var isUniform: Bool { summary.least >= summary.greatest }

  /// All lengths, one by one.
  var all: [CGFloat] {
    isUniform ? Array(repeating: summary.least, count: count) : lengths
  }

  subscript(index: Int) -> CGFloat {
    get { isUniform ? summary.least : lengths[index] }
    set { change { $0[index] = newValue } }
  }

  /// Returns the sum of the lengths before an index.
  func start(of index: Int) -> CGFloat {
    guard !isUniform else { return index == 0 ? 0 : summary.least * CGFloat(index) }
    return lengths[..<index].reduce(0, +)
  }

  /// Calls a function with the starts and the lengths of neighbors, in order.
  func forEach(in range: Range<Int>, _ body: (_ start: CGFloat, _ length: CGFloat) -> Void) {
    guard !isUniform else {
      for index in range { body(start(of: index), summary.least) }
      return
    }
    var start = start(of: range.lowerBound)
    for length in lengths[range] {
      body(start, length)
      start += length
    }
  }

  /// Returns the index of the first length that ends after an offset, if a gap follows each.
  func index(endingAfter offset: CGFloat, spacing: CGFloat) -> Int {
    var end: CGFloat = 0
    for index in 0..<count {
      end += isUniform ? summary.least : lengths[index]
      if end > offset { return index }
      end += spacing
    }
    return count
  }

  mutating func insert(_ new: [CGFloat], at index: Int) {
    if isUniform, count > 0, new.allSatisfy({ $0 == summary.least }) {
      summary = .uniform(summary.least, count: count + new.count)
    } else {
      change { $0.insert(contentsOf: new, at: index) }
    }
  }

  mutating func remove(_ range: Range<Int>) {
    if isUniform {
      summary = .uniform(summary.least, count: count - range.count)
    } else {
      change { $0.removeSubrange(range) }
    }
  }

  /// Changes the lengths in place, and computes their sum again, so that errors do not accumulate.
  private mutating func change(_ body: (inout [CGFloat]) -> Void) {
    if isUniform {
      lengths = all
    }
    body(&lengths)
    summary = .each(lengths)
    if isUniform {
      summary = .uniform(summary.least, count: count)
      lengths = []
    }
  }
}

/// Sums over blocks of lengths, in a complete binary tree that is stored in one array.
///
/// The children of node i are the nodes 2i and 2i + 1. The leaves, one for each block, are the
/// second half of the array.
struct SizeTree: Equatable, Sendable {
  private var nodes = [SizeSummary(), SizeSummary()]

  init() {}

  /// Computes the sums over blocks again.
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

  /// Updates the sum of one block.
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

  /// Returns the first block for which a condition on the sums before it fails.
  ///
  /// - Parameter isBefore: Returns whether the target is after the summed lengths.
  /// - Returns: The block, and the sum over the blocks before it.
  /// - Complexity: O(log(number of blocks)).
  func block(where isBefore: (SizeSummary) -> Bool) -> (block: Int, before: SizeSummary) {
    var node = 1
    var before = SizeSummary()
    while node < leafCount {
      node *= 2
      let next = before + nodes[node]
      // A right half without lengths cannot contain the target.
      if isBefore(next), nodes[node + 1].count > 0 {
        before = next
        node += 1
      }
    }
    return (node - leafCount, before)
  }
}

/// A summary of lengths.
struct SizeSummary: Equatable, Sendable {
  var count = 0
  var length: CGFloat = 0

  /// The smallest length, or infinity.
  var least = CGFloat.infinity

  /// The greatest length, or negative infinity.
  var greatest = -CGFloat.infinity

  /// The summary of equal lengths.
  static func uniform(_ length: CGFloat, count: Int) -> SizeSummary {
    guard count > 0 else { return SizeSummary() }
    return SizeSummary(
      count: count,
      length: length * CGFloat(count),
      least: length,
      greatest: length
    )
  }

  /// The summary of some lengths.
  static func each(_ lengths: [CGFloat]) -> SizeSummary {
    var summary = SizeSummary(count: lengths.count)
    for length in lengths {
      summary.length += length
      summary.least = min(summary.least, length)
      summary.greatest = max(summary.greatest, length)
    }
    return summary
  }

  /// The summary of the lengths of both.
  static func + (lhs: Self, rhs: Self) -> SizeSummary {
    SizeSummary(
      count: lhs.count + rhs.count,
      length: lhs.length + rhs.length,
      least: min(lhs.least, rhs.least),
      greatest: max(lhs.greatest, rhs.greatest)
    )
  }
}
