extension Alignment {
  /// Reports what has no counterpart.
  func reportDeletionsAndInsertions(to changes: inout ItemChanges) {
    let isAll = matchCount == 0
    changes.deleted.append(
      oldRest,
      inSection: changes.section.from,
      where: { isAll || !isMatched[$0] }
    )
    changes.inserted.append(
      newRest,
      inSection: changes.section.to,
      where: { isAll || counterparts[$0] < 0 }
    )
  }
}

extension PositionList {
  /// Adds the items of a rest that satisfy a condition, stretch by stretch.
  @inline(__always)
  fileprivate mutating func append(
    _ rest: borrowing ScratchArray<Int32>,
    inSection section: Int,
    where isAdded: (Int) -> Bool
  ) {
    var start = 0
    var end = 0
    for index in 0..<rest.count where isAdded(index) {
      let item = Int(rest[index])
      if item != end {
        append(start..<end, inSection: section)
        start = item
      }
      end = item + 1
    }
    append(start..<end, inSection: section)
  }
}
