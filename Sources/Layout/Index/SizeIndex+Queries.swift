package import Foundation

extension SizeIndex {
  /// A length by its place.
  ///
  /// - Complexity: O(log n).
  package subscript(index: Int) -> CGFloat {
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
  package var lengths: [CGFloat] { blocks.flatMap(\.all) }

  /// Neighbouring lengths in order.
  ///
  /// - Complexity: O(log n + their number + capacity of a block).
  package func lengths(in range: Range<Int>) -> [CGFloat] {
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

  /// The sum of the lengths before a place, which may be the end.
  ///
  /// - Complexity: O(log n).
  package func start(of index: Int) -> CGFloat {
    guard index < count else { return total }
    let (block, before) = tree.block { $0.count <= index }
    return before.length + blocks[block].start(of: index - before.count)
  }

  /// The first length that ends behind an offset, if a gap follows each.
  ///
  /// - Parameters:
  ///   - offset: The distance from the beginning.
  ///   - spacing: The gap; not negative.
  /// - Returns: The place of the length; the number of lengths if none ends behind the offset.
  /// - Complexity: O(log n).
  package func index(endingAfter offset: CGFloat, spacing: CGFloat = 0) -> Int {
    guard count > 0 else { return 0 }
    let (block, before) = tree.block { sum in
      sum.length + CGFloat(sum.count) * spacing <= offset
    }
    let rest = offset - before.length - CGFloat(before.count) * spacing
    return before.count + blocks[block].index(endingAfter: rest, spacing: spacing)
  }

  /// The block that holds a length, and where in it.
  func place(of index: Int) -> (block: Int, offset: Int) {
    precondition(index >= 0 && index < count, "There is no length \(index) among \(count).")
    let (block, before) = tree.block { $0.count <= index }
    return (block, index - before.count)
  }
}
