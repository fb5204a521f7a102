extension BatchUpdate {
  /// Returns the failure of deleting or reloading something that the old data does not have.
  func removalOutOfBounds(_ old: ItemCounts) -> UpdateFailure? {
    for section in sections.reloads + sections.deletes where !old.contains(section: section) {
      return .deleteOfMissingSection(section, sections: old.numberOfSections)
    }
    for position in items.reloads + items.deletes where !old.contains(position) {
      guard let count = old.numberOfItems(inSection: position.section) else {
        return .deleteFromMissingSection(position, sections: old.numberOfSections)
      }
      return .deleteOfMissingItem(position, items: count)
    }
    return nil
  }

  /// Returns the failure of inserting something that the new data does not have.
  func insertOutOfBounds(_ new: ItemCounts) -> UpdateFailure? {
    for section in sections.inserts where !new.contains(section: section) {
      return .insertOfMissingSection(section, sections: new.numberOfSections)
    }
    for position in items.inserts where !new.contains(position) {
      guard let count = new.numberOfItems(inSection: position.section) else {
        return .insertIntoMissingSection(position, sections: new.numberOfSections)
      }
      return .insertOfMissingItem(position, items: count)
    }
    return nil
  }

  /// Returns the failure of a move from a position that the old data does not have, or to one that
  /// the new data does not have.
  func moveOutOfBounds(from old: ItemCounts, to new: ItemCounts) -> UpdateFailure? {
    for move in sections.moves {
      guard old.contains(section: move.source) else {
        return .moveOfMissingSection(move.source, sections: old.numberOfSections)
      }
      guard new.contains(section: move.target) else {
        return .moveToMissingSection(move.target, sections: new.numberOfSections)
      }
    }
    for move in items.moves {
      guard old.contains(move.source) else {
        let count = old.numberOfItems(inSection: move.source.section) ?? 0
        return .moveOfMissingItem(move.source, items: count)
      }
      guard new.contains(move.target) else {
        let count = new.numberOfItems(inSection: move.target.section) ?? 0
        return .moveToMissingItem(from: move.source, to: move.target, items: count)
      }
    }
    return nil
  }

  /// Returns the failure of moving an item out of a deleted section, or into an inserted one.
  func moveAcrossReplacedSection(_ mapping: PositionMapping) -> UpdateFailure? {
    for move in items.moves {
      if mapping.newSection(ofOld: move.source.section) == nil {
        return .moveFromDeletedSection(move.source.section)
      }
      if mapping.oldSection(ofNew: move.target.section) == nil {
        return .moveIntoInsertedSection(move.target.section)
      }
    }
    return nil
  }
}
