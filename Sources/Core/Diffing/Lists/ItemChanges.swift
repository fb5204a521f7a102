/// The changes of items found so far, section after section.
@usableFromInline
struct ItemChanges: Sendable {
  /// The section that is being compared, with its old and its new index.
  var section: Move<Int>

  /// An offset that is added to the old and new indices of updates.
  ///
  /// It is not 0 while parts of a section are compared.
  var base = (old: 0, new: 0)

  /// Whether lazy items were replaced by others, or too many of them were inserted or removed to be
  /// reported one by one.
  var replacesLazyItems = false

  var removed = PositionList()

  var inserted = PositionList()

  var moved: [Move<Position>] = []

  @usableFromInline
  var updated: [Move<Position>] = []

  @usableFromInline
  init(section: Move<Int> = Move(from: 0, to: 0)) {
    self.section = section
  }
}

extension ItemChanges {
  /// Records that the content of an item differs.
  ///
  /// It is not inlined, because a loop that looks for differences is faster the smaller it is.
  @usableFromInline
  mutating func update(old: Int, new: Int) {
    updated.append(
      Move(
        from: Position(section: section.from, item: base.old + old),
        to: Position(section: section.to, item: base.new + new)
      )
    )
  }

  /// Records that neighboring items were replaced by others.
  @usableFromInline
  mutating func replace(old: Range<Int>, with new: Range<Int>) {
    removed.append(old, inSection: section.from)
    inserted.append(new, inSection: section.to)
  }

  /// Sorts the updates recorded from a number on by destination.
  ///
  /// They are sorted already unless lists were compared from their ends or items moved.
  @usableFromInline
  mutating func sortUpdates(from start: Int) {
    let added = updated[start...]
    if zip(added, added.dropFirst()).allSatisfy({ $0.to < $1.to }) { return }
    updated[start...].sort { $0.to < $1.to }
  }
}

/// The indices at which two lists are compared, and the direction.
@usableFromInline
struct PairOfIndices: Sendable {
  enum Direction: Sendable {
    /// The items with these indices and those after them.
    case from

    /// The items before these indices.
    case before
  }

  let direction: Direction

  @usableFromInline
  let old: Int

  @usableFromInline
  let new: Int

  init(_ direction: Direction, old: Int, new: Int) {
    self.direction = direction
    self.old = old
    self.new = new
  }
}

extension ListComparison {
  /// Returns the number of consecutive pairs of same items from or before a pair of indices.
  @usableFromInline
  func matches(_ pair: PairOfIndices, limit: Int, changes: inout ItemChanges) -> Int {
    switch pair.direction {
    case .from:
      matches(fromOld: pair.old, new: pair.new, limit: limit, changes: &changes)
    case .before:
      matches(beforeOld: pair.old, new: pair.new, limit: limit, changes: &changes)
    }
  }
}
