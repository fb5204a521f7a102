/// The changes of items found so far, section after section.
@usableFromInline
package struct ItemChanges: Sendable {
  /// The section that is being compared: its old and its new index.
  @usableFromInline
  var section: Move<Int>

  /// What has to be added to the old and new indices of updates.
  ///
  /// It is not 0 while columns are compared that are a part of a section each.
  @usableFromInline
  var base = (old: 0, new: 0)

  @usableFromInline
  package internal(set) var deleted: [Position] = []

  @usableFromInline
  package internal(set) var inserted: [Position] = []

  @usableFromInline
  package internal(set) var moved: [Move<Position>] = []

  @usableFromInline
  package internal(set) var updated: [Move<Position>] = []

  @inlinable
  package init(section: Move<Int> = Move(from: 0, to: 0)) {
    self.section = section
  }

  @inlinable
  mutating func delete(old item: Int) {
    deleted.append(Position(section: section.from, item: item))
  }

  @inlinable
  mutating func insert(new item: Int) {
    inserted.append(Position(section: section.to, item: item))
  }

  @inlinable
  mutating func move(old: Int, new: Int) {
    moved.append(place(old: old, new: new))
  }

  @inlinable
  mutating func update(old: Int, new: Int) {
    updated.append(place(old: base.old + old, new: base.new + new))
  }

  @inlinable
  func place(old: Int, new: Int) -> Move<Position> {
    Move(
      from: Position(section: section.from, item: old),
      to: Position(section: section.to, item: new)
    )
  }
}

extension ItemChanges {
  /// Puts the updates noted since there was a number of them in the order of their destinations.
  ///
  /// They are in that order already unless lists were compared from their ends or items moved.
  @usableFromInline
  mutating func sortUpdates(from start: Int) {
    let added = updated[start...]
    if zip(added, added.dropFirst()).allSatisfy({ $0.to < $1.to }) { return }
    updated[start...].sort { $0.to < $1.to }
  }
}
