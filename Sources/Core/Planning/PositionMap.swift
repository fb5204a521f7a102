/// Where an item of before a batch of updates is after it.
package struct PositionMap: Sendable {
  private let sections: MovingIndexMap
  private let movedItems: [Position: Position]

  /// By old section, the old indices that items leave.
  private let vacated: [Int: CountedRanges]

  /// By new section, the new indices that arriving items take.
  private let taken: [Int: CountedRanges]

  /// Makes the map of a batch.
  ///
  /// - Complexity: O(m log m) in the number of operations.
  package init(_ operations: Operations) {
    sections = MovingIndexMap(
      deleted: operations.deletedSections,
      inserted: operations.insertedSections,
      moved: operations.movedSections
    )
    let moves = operations.movedItems
    movedItems = Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
    vacated = operations.deletedItems.merged(with: moves.map(\.from))
      .rangesBySection.mapValues(CountedRanges.init)
    taken = operations.insertedItems.merged(with: moves.map(\.to))
      .rangesBySection.mapValues(CountedRanges.init)
  }

  /// The new place of an item, or `nil` if the item or its section is deleted.
  ///
  /// - Complexity: O(log(number of operations)).
  package subscript(old: Position) -> Position? {
    if let destination = movedItems[old] { return destination }
    guard let section = sections[old.section] else { return nil }
    let items = IndexMap(
      vacated: vacated[old.section] ?? CountedRanges(),
      taken: taken[section] ?? CountedRanges()
    )
    return items[old.item].map { Position(section: section, item: $0) }
  }
}
