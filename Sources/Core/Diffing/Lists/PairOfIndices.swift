/// Where two lists are compared, and in which direction from there.
@usableFromInline
struct PairOfIndices: Sendable {
  @usableFromInline
  enum Direction: Sendable {
    /// The items with these indices and those after them.
    case from

    /// The items before these indices.
    case before
  }

  @usableFromInline
  let direction: Direction

  @usableFromInline
  let old: Int

  @usableFromInline
  let new: Int

  @inlinable
  init(_ direction: Direction, old: Int, new: Int) {
    self.direction = direction
    self.old = old
    self.new = new
  }
}

extension ListComparison {
  /// Counts the pairs of same items from or before a pair of indices on.
  @inlinable
  func matches(_ pair: PairOfIndices, limit: Int, changes: inout ItemChanges) -> Int {
    switch pair.direction {
    case .from:
      matches(fromOld: pair.old, new: pair.new, limit: limit, changes: &changes)
    case .before:
      matches(beforeOld: pair.old, new: pair.new, limit: limit, changes: &changes)
    }
  }
}
