/// Everything that comparing two lists writes down on the way.
@usableFromInline
struct DiffWorkspace {
  @usableFromInline
  var alignment = Alignment()

  /// The alignment of the lists' ends, in mirrored indices.
  @usableFromInline
  var mirroredAlignment = Alignment()

  @usableFromInline
  var table = ItemTable()

  @usableFromInline
  var order = MatchedOrder()

  @inlinable
  init() {}

  @inlinable
  mutating func removeAll() {
    alignment.removeAll()
    mirroredAlignment.removeAll()
  }

  /// Whether the memory is small enough to be kept: up to about 1 MiB.
  @inlinable
  var isWorthKeeping: Bool {
    table.slots.capacity <= 1 << 15 && alignment.oldRest.capacity <= 1 << 15
      && alignment.newRest.capacity <= 1 << 15 && alignment.blocks.capacity <= 1 << 15
  }
}

extension DiffWorkspace {
  /// Appends the alignment of the lists' ends to that of their beginnings.
  @usableFromInline
  mutating func appendMirrored(oldCount: Int, newCount: Int) {
    for block in mirroredAlignment.blocks.reversed() {
      alignment.blocks.append(
        Block(
          old: oldCount - Int(block.old + block.count),
          new: newCount - Int(block.new + block.count),
          count: Int(block.count)
        )
      )
    }
    for index in mirroredAlignment.oldRest.reversed() {
      alignment.oldRest.append(Int32(oldCount) - 1 - index)
    }
    for index in mirroredAlignment.newRest.reversed() {
      alignment.newRest.append(Int32(newCount) - 1 - index)
    }
  }

  /// Turns the finished alignment into changes.
  @usableFromInline
  mutating func report(to changes: inout ItemChanges) {
    if alignment.newMatches.isEmpty {
      for item in alignment.oldRest { changes.delete(old: Int(item)) }
      for item in alignment.newRest { changes.insert(new: Int(item)) }
      return
    }
    for (item, match) in zip(alignment.oldRest, alignment.oldMatches) where match < 0 {
      changes.delete(old: Int(item))
    }
    for (item, match) in zip(alignment.newRest, alignment.newMatches) where match < 0 {
      changes.insert(new: Int(item))
    }
    order.collect(alignment)
    order.reportMoves(to: &changes)
  }
}
