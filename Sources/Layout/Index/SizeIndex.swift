import Foundation

/// Consecutive lengths, such as the heights of the rows of a list.
///
/// It finds the start of each length and the length at an offset, and applies changes, insertions
/// and removals, in a time that hardly depends on their number. The lengths are stored in blocks of
/// limited size, and a tree contains sums over the blocks.
///
/// It takes 8 bytes per length where neighbors differ, plus space to grow, and less than one byte
/// per length for blocks and tree. Blocks of equal lengths take only the latter.
struct SizeIndex: Equatable, Sendable {
  var blocks: [SizeBlock] = []
  var tree = SizeTree()

  /// The maximum number of lengths in a block.
  let capacity: Int

  /// Creates an index without lengths.
  ///
  /// - Parameter capacity: The maximum number of lengths in a block; at least 2.
  init(capacity: Int = 512) {
    self.capacity = max(2, capacity)
  }

  /// Creates an index of equal lengths.
  ///
  /// - Complexity: O(count / capacity).
  init(repeating length: CGFloat, count: Int, capacity: Int = 512) {
    self.init(capacity: capacity)
    blocks = makeBlocks(repeating: length, count: count)
    tree.rebuild(blocks)
  }

  /// Creates an index of lengths.
  ///
  /// - Complexity: O(n).
  init(_ lengths: [CGFloat], capacity: Int = 512) {
    self.init(capacity: capacity)
    blocks = makeBlocks(lengths[...])
    tree.rebuild(blocks)
  }

  /// Creates an index of lengths with many equal neighbors.
  ///
  /// - Complexity: O(number of runs + n / capacity).
  init(
    runs: some Sequence<(length: CGFloat, count: Int)>,
    capacity: Int = 512
  ) {
    self.init(capacity: capacity)
    let full = self.capacity / 2
    var open: [CGFloat] = []
    for run in runs {
      var left = run.count
      if !open.isEmpty || left < full {
        let fitting = min(left, full - open.count)
        open.append(contentsOf: repeatElement(run.length, count: fitting))
        left -= fitting
        if open.count == full {
          blocks.append(SizeBlock(open))
          open = []
        }
      }
      while left >= full {
        blocks.append(SizeBlock(repeating: run.length, count: full))
        left -= full
      }
      open.append(contentsOf: repeatElement(run.length, count: left))
    }
    if !open.isEmpty { blocks.append(SizeBlock(open)) }
    tree.rebuild(blocks)
  }

  /// The number of lengths.
  var count: Int { tree.total.count }

  /// The sum of all lengths.
  var total: CGFloat { tree.total.length }

  /// The length that all have in common, if there is one.
  var common: CGFloat? {
    let total = tree.total
    return total.least == total.greatest ? total.least : nil
  }

  /// Returns the lengths in new blocks that are half full, so that they can grow before they are
  /// split.
  func makeBlocks(_ lengths: ArraySlice<CGFloat>) -> [SizeBlock] {
    stride(from: lengths.startIndex, to: lengths.endIndex, by: capacity / 2).map { start in
      SizeBlock(Array(lengths[start..<min(start + capacity / 2, lengths.endIndex)]))
    }
  }

  func makeBlocks(repeating length: CGFloat, count: Int) -> [SizeBlock] {
    stride(from: 0, to: count, by: capacity / 2).map { start in
      SizeBlock(repeating: length, count: min(capacity / 2, count - start))
    }
  }
}

extension SizeIndex {
  /// The number of blocks.
  var blockCount: Int { blocks.count }
}

extension SizeIndex {
  /// Returns or changes the length at an index.
  ///
  /// - Complexity: O(log n).
  subscript(index: Int) -> CGFloat {
    get {
      let place = place(of: index)
      return blocks[place.block][place.offset]
    }
    set {
      let place = place(of: index)
      blocks[place.block][place.offset] = newValue
      tree.update(place.block, blocks[place.block].summary)
    }
  }

  /// All lengths in order.
  ///
  /// - Complexity: O(n).
  var lengths: [CGFloat] { blocks.flatMap(\.all) }

  /// Returns neighboring lengths in order.
  ///
  /// - Complexity: O(log n + their number + capacity of a block).
  func lengths(in range: Range<Int>) -> [CGFloat] {
    guard !range.isEmpty else { return [] }
    let first = place(of: range.lowerBound)
    var lengths: [CGFloat] = []
    lengths.reserveCapacity(range.count + capacity)
    var block = first.block
    while lengths.count < first.offset + range.count {
      lengths.append(contentsOf: blocks[block].all)
      block += 1
    }
    return Array(lengths[first.offset..<first.offset + range.count])
  }

  /// Returns the sum of the lengths before an index, which may be the end.
  ///
  /// - Complexity: O(log n).
  func start(of index: Int) -> CGFloat {
    guard index < count else { return total }
    let (block, before) = tree.block { $0.count <= index }
    return before.length + blocks[block].start(of: index - before.count)
  }

  /// Calls a function with the starts and the lengths of neighbors, in order.
  ///
  /// - Complexity: O(log n + their number + capacity of a block).
  func forEach(in range: Range<Int>, _ body: (_ start: CGFloat, _ length: CGFloat) -> Void) {
    var next = range.lowerBound
    while next < range.upperBound {
      let (block, before) = tree.block { $0.count <= next }
      let end = min(range.upperBound - before.count, blocks[block].count)
      blocks[block].forEach(in: next - before.count..<end) { body(before.length + $0, $1) }
      next = before.count + end
    }
  }

  /// Returns the first length that ends after an offset, if a gap follows each.
  ///
  /// - Parameters:
  ///   - offset: The distance from the beginning.
  ///   - spacing: The gap; not negative.
  /// - Returns: The index of the length; the number of lengths if none ends after the offset.
  /// - Complexity: O(log n).
  func index(endingAfter offset: CGFloat, spacing: CGFloat = 0) -> Int {
    guard count > 0 else { return 0 }
    let (block, before) = tree.block { sum in
      sum.length + CGFloat(sum.count) * spacing <= offset
    }
    let rest = offset - before.length - CGFloat(before.count) * spacing
    return before.count + blocks[block].index(endingAfter: rest, spacing: spacing)
  }

  /// Returns the block that contains a length, and its index in the block.
  func place(of index: Int) -> (block: Int, offset: Int) {
    precondition(index >= 0 && index < count, "There is no length \(index) among \(count).")
    let (block, before) = tree.block { $0.count <= index }
    return (block, index - before.count)
  }
}
