/// Checks one batch of updates by the rules of collection views.
struct OperationsCheck {
  private let operations: Operations
  private let old: [Int]
  private let new: [Int]

  /// - Parameters:
  ///   - operations: The batch.
  ///   - old: The number of items in each section before it.
  ///   - new: The number of items in each section after it.
  init(_ operations: Operations, from old: [Int], to new: [Int]) {
    self.operations = operations
    self.old = old
    self.new = new
  }

  /// The first broken rule, in words.
  var problem: String? {
    boundsProblem ?? conflictProblem ?? sectionItemProblem ?? countProblem
  }

  private var vacatedSections: [Int] {
    operations.removedSections + operations.movedSections.map(\.from)
  }

  private var takenSections: [Int] {
    operations.insertedSections + operations.movedSections.map(\.to)
  }

  private var vacatedItems: PositionList {
    operations.removedItems.followed(by: operations.movedItems.map(\.from))
  }

  private var takenItems: PositionList {
    operations.insertedItems.followed(by: operations.movedItems.map(\.to))
  }

  private var boundsProblem: String? {
    if let section = vacatedSections.first(where: { !old.indices.contains($0) }) {
      return "section \(section) is deleted or moved, but there are \(old.count) sections before"
    }
    if let section = takenSections.first(where: { !new.indices.contains($0) }) {
      return "section \(section) is inserted or moved to, but there are \(new.count) sections after"
    }
    if let item = vacatedItems.first(beyond: old) {
      return "item \(item) is deleted or moved, but does not exist before"
    }
    if let item = takenItems.first(beyond: new) {
      return "item \(item) is inserted or moved to, but does not exist after"
    }
    return nil
  }

  private var conflictProblem: String? {
    if let section = vacatedSections.firstRepeated() {
      return "section \(section) is deleted or moved twice"
    }
    if let section = takenSections.firstRepeated() {
      return "section \(section) is inserted or moved to twice"
    }
    if let item = vacatedItems.firstRepeated() {
      return "item \(item) is deleted or moved twice"
    }
    if let item = takenItems.firstRepeated() {
      return "item \(item) is inserted or moved to twice"
    }
    return nil
  }

  /// Items may only change in sections that are there before and after and that do not move.
  private var sectionItemProblem: String? {
    guard operations.hasSections, operations.hasItems else { return nil }
    let vacated = Set(vacatedSections)
    if let item = vacatedItems.stretches.first(where: { vacated.contains($0.section) })?.start {
      return "item \(item) is deleted or moved out of a section that is deleted or moved"
    }
    let taken = Set(takenSections)
    if let item = takenItems.stretches.first(where: { taken.contains($0.section) })?.start {
      return "item \(item) is inserted or moved into a section that is inserted or moved"
    }
    return nil
  }

  private var countProblem: String? {
    let inserted = operations.insertedSections.count
    let removed = operations.removedSections.count
    guard new.count == old.count + inserted - removed else {
      return "\(old.count) sections, \(inserted) inserted and \(removed) deleted, make \(new.count)"
    }
    // The items that a section keeps must be all that it has before and after, besides those that come and go.
    var staying = old
    for stretch in vacatedItems.stretches { staying[stretch.section] -= stretch.count }
    var kept = new
    for stretch in takenItems.stretches { kept[stretch.section] -= stretch.count }
    for stretch in operations.stretches(oldCount: old.count) {
      for offset in 0..<stretch.count
      where staying[stretch.from + offset] != kept[stretch.to + offset] {
        let section = stretch.to + offset
        let expected = new[section] - kept[section] + staying[stretch.from + offset]
        return "section \(section) has \(new[section]) items after and not \(expected)"
      }
    }
    return nil
  }
}

extension PositionList {
  /// Returns the list with positions at its end.
  fileprivate func followed(by positions: [Position]) -> PositionList {
    var result = self
    for position in positions { result.append(position) }
    return result
  }

  /// The first item that a list with some numbers of items does not have.
  fileprivate func first(beyond counts: [Int]) -> Position? {
    for stretch in stretches {
      let count = counts.indices.contains(stretch.section) ? counts[stretch.section] : 0
      if stretch.start.item < 0 || stretch.items.upperBound > count {
        let isBefore = stretch.start.item < 0
        return isBefore
          ? stretch.start
          : Position(section: stretch.section, item: Swift.max(stretch.start.item, count))
      }
    }
    return nil
  }

  /// The first item that is in the list twice.
  fileprivate func firstRepeated() -> Position? {
    let sorted = stretches.sorted { $0.start < $1.start }
    return zip(sorted, sorted.dropFirst())
      .first { $0.section == $1.section && $1.start.item < $0.items.upperBound }?.1.start
  }
}

extension Array where Element: Comparable {
  fileprivate func firstRepeated() -> Element? {
    let sorted = sorted()
    return zip(sorted, sorted.dropFirst()).first { $0 == $1 }?.0
  }
}
