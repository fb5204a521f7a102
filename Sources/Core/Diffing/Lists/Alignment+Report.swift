extension Alignment {
  /// Reports what has no counterpart.
  func reportDeletionsAndInsertions(to changes: inout ItemChanges) {
    let section = changes.section
    let isAll = matchCount == 0
    changes.deleted.fill(atMost: oldRest.count - matchCount) { deleted in
      for item in 0..<oldRest.count where isAll || !isMatched[item] {
        deleted.append(Position(section: section.from, item: Int(oldRest[item])))
      }
    }
    changes.inserted.fill(atMost: newRest.count - matchCount) { inserted in
      for item in 0..<newRest.count where isAll || counterparts[item] < 0 {
        inserted.append(Position(section: section.to, item: Int(newRest[item])))
      }
    }
  }
}
