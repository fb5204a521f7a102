import Foundation

extension SizeIndex {
  /// Inserts lengths at an index, which may be the end.
  ///
  /// - Complexity: O(log n + inserted), on average over many insertions.
  mutating func insert(_ lengths: [CGFloat], at index: Int) {
    guard !lengths.isEmpty else { return }
    let place = gap(at: index)
    if place.block < blocks.count, blocks[place.block].count + lengths.count <= capacity {
      blocks[place.block].insert(lengths, at: place.offset)
      tree.update(place.block, blocks[place.block].summary)
    } else {
      insert(makeBlocks(lengths[...]), at: place)
    }
  }

  /// Inserts equal lengths at an index, which may be the end.
  ///
  /// - Complexity: O(log n + inserted / capacity), on average over many insertions.
  mutating func insert(repeating length: CGFloat, count: Int, at index: Int) {
    if count <= capacity {
      insert(Array(repeating: length, count: max(0, count)), at: index)
    } else {
      insert(makeBlocks(repeating: length, count: count), at: gap(at: index))
    }
  }

  /// Removes lengths.
  ///
  /// - Complexity: O(log n + removed / capacity), on average over many removals.
  mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let first = place(of: range.lowerBound)
    let last = place(of: range.upperBound - 1)
    if first.block == last.block {
      blocks[first.block].remove(first.offset..<last.offset + 1)
    } else {
      blocks[first.block].remove(first.offset..<blocks[first.block].count)
      blocks[last.block].remove(0..<last.offset + 1)
    }
    let isShort = tidy(first.block..<last.block + 1)
    if isShort {
      tree.rebuild(blocks)
    } else {
      tree.update(first.block, blocks[first.block].summary)
      tree.update(last.block, blocks[last.block].summary)
    }
  }

  /// Removes one length.
  mutating func remove(at index: Int) {
    remove(index..<index + 1)
  }

  /// Moves a length to the index `to`, counted after the move.
  ///
  /// - Complexity: O(log n), on average over many moves.
  mutating func move(from: Int, to: Int) {
    let length = self[from]
    remove(at: from)
    insert([length], at: to)
  }

  /// Returns the place for new lengths, preferring the end of a block to the beginning of the next.
  private func gap(at index: Int) -> (block: Int, offset: Int) {
    precondition(index >= 0 && index <= count, "There is no place \(index) among \(count).")
    guard index > 0 else { return (0, 0) }
    let place = place(of: index - 1)
    return (place.block, place.offset + 1)
  }

  private mutating func insert(_ new: [SizeBlock], at place: (block: Int, offset: Int)) {
    guard place.offset > 0 else {
      blocks.insert(contentsOf: new, at: place.block)
      tree.rebuild(blocks)
      return
    }
    let all = blocks[place.block].all
    let before = makeBlocks(all[..<place.offset])
    let after = makeBlocks(all[place.offset...])
    blocks.replaceSubrange(place.block...place.block, with: before + new + after)
    tidyNeighbours(of: place.block + before.count..<place.block + before.count + new.count)
    tree.rebuild(blocks)
  }

  /// Joins new blocks with small neighbors.
  private mutating func tidyNeighbours(of range: Range<Int>) {
    join(at: range.upperBound - 1)
    join(at: range.lowerBound - 1)
  }

  /// Removes empty blocks after lengths were removed, and joins small ones with their neighbors.
  ///
  /// - Parameter range: The affected blocks; only the first and the last may have lengths left.
  /// - Returns: Whether there are fewer blocks.
  private mutating func tidy(_ range: Range<Int>) -> Bool {
    let before = blocks.count
    var left: [SizeBlock] = []
    for block in Set([range.lowerBound, range.upperBound - 1]).sorted()
    where blocks[block].count > 0 {
      left.append(blocks[block])
    }
    if left.count < range.count {
      blocks.replaceSubrange(range, with: left)
    }
    join(at: range.lowerBound)
    join(at: range.lowerBound - 1)
    return blocks.count < before
  }

  /// Joins a block with the next if both together leave half of a block free.
  ///
  /// This bounds the number of blocks by the number of lengths.
  private mutating func join(at block: Int) {
    guard
      block >= 0, block + 1 < blocks.count,
      blocks[block].count + blocks[block + 1].count <= capacity / 2
    else { return }
    blocks[block].insert(blocks[block + 1].all, at: blocks[block].count)
    blocks.remove(at: block + 1)
  }
}
