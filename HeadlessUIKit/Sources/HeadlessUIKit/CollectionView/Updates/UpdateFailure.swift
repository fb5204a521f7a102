/// The reasons why a collection view fails for a batch update.
enum UpdateFailure: Equatable, Sendable {
  /// The subject of an operation: a section or an item.
  enum Place: Hashable, Sendable {
    case section(Int)
    case item(ItemPosition)
  }

  case duplicateDelete(Place)
  case duplicateInsert(Place)
  case deleteAndReload(Place)
  case deleteAndMove(Place)
  case insertAndMove(Place)
  case multipleMovesFrom(Place)
  case multipleMovesTo(Place)

  case deleteOfMissingSection(Int, sections: Int)
  case deleteFromMissingSection(ItemPosition, sections: Int)
  case deleteOfMissingItem(ItemPosition, items: Int)
  case insertOfMissingSection(Int, sections: Int)
  case insertIntoMissingSection(ItemPosition, sections: Int)
  case insertOfMissingItem(ItemPosition, items: Int)
  case moveOfMissingSection(Int, sections: Int)
  case moveToMissingSection(Int, sections: Int)
  case moveOfMissingItem(ItemPosition, items: Int)
  case moveToMissingItem(from: ItemPosition, to: ItemPosition, items: Int)
  case moveFromDeletedSection(Int)
  case moveIntoInsertedSection(Int)

  case sectionCount(SectionEquation)
  case itemCount(ItemEquation)
  case inconsistentCounts(BatchUpdate, old: ItemCounts, new: ItemCounts)

  /// The equation between the numbers of sections before and after an update.
  struct SectionEquation: Equatable, Sendable {
    var before: Int
    var after: Int
    var inserted: Int
    var deleted: Int

    /// Wraps around instead of trapping: a data source may report any number.
    var expected: Int { before &+ inserted &- deleted }
  }

  /// The equation between the numbers of items of a section before and after an update.
  struct ItemEquation: Equatable, Sendable {
    var section: Int
    var before: Int
    var after: Int
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0

    /// Wraps around instead of trapping: a data source may report any number.
    var expected: Int { before &+ inserted &- deleted &+ movedIn &- movedOut }
  }
}
