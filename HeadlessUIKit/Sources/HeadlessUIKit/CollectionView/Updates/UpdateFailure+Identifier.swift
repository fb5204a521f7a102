extension UpdateFailure {
  /// The name of this failure in the project's catalog.
  var id: String {
    switch self {
    case .duplicateDelete: "F-DUP-DEL"
    case .duplicateInsert: "F-DUP-INS"
    case .deleteAndReload: "F-DEL-RELOAD"
    case .deleteAndMove: "F-DEL-MOVE"
    case .insertAndMove: "F-INS-MOVE"
    case .multipleMovesFrom, .multipleMovesTo: "F-MULTI-MOVE"
    case .deleteOfMissingSection: "F-DEL-SEC"
    case .deleteFromMissingSection: "F-DEL-ITEM-SEC"
    case .deleteOfMissingItem: "F-DEL-ITEM"
    case .insertOfMissingSection: "F-INS-SEC"
    case .insertIntoMissingSection: "F-INS-ITEM-SEC"
    case .insertOfMissingItem: "F-INS-ITEM"
    case .moveOfMissingSection, .moveToMissingSection: "F-MOVE-SEC"
    case .moveOfMissingItem: "F-MOVE-FROM"
    case .moveToMissingItem: "F-MOVE-TO"
    case .moveFromDeletedSection: "F-MOVE-DELSEC"
    case .moveIntoInsertedSection: "F-MOVE-INSSEC"
    case .sectionCount: "F-NUM-SECTIONS"
    case .itemCount: "F-NUM-ITEMS"
    case .inconsistentCounts: "F-BATCH"
    }
  }

  /// Whether the text ends with a description of the collection view.
  var namesCollectionView: Bool {
    switch self {
    case .sectionCount, .itemCount, .inconsistentCounts: true
    default: false
    }
  }
}
