/// What a collection view is told within one batch of updates.
///
/// Deletions and the origins of moves name places before the batch, insertions and the destinations
/// of moves name places after it. Every list ascends, moves by destination.
package struct Operations: Equatable, Sendable {
  package var deletedSections: [Int] = []
  package var insertedSections: [Int] = []
  package var movedSections: [Move<Int>] = []
  package var deletedItems = PositionList()
  package var insertedItems = PositionList()
  package var movedItems: [Move<Position>] = []

  package init() {}

  /// Whether there is nothing to tell.
  package var isEmpty: Bool { !hasSections && !hasItems }

  /// Whether sections come, go or move.
  var hasSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty)
  }

  /// Whether items come, go or move.
  var hasItems: Bool {
    !(deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty)
  }
}
