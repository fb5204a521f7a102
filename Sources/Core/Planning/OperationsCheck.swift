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
    operations.deletedSections + operations.movedSections.map(\.from)
  }

  private var takenSections: [Int] {
    operations.insertedSections + operations.movedSections.map(\.to)
  }

  private var vacatedItems: [Position] {
    operations.deletedItems + operations.movedItems.map(\.from)
  }

  private var takenItems: [Position] {
    operations.insertedItems + operations.movedItems.map(\.to)
  }

  private var boundsProblem: String? {
    if let section = vacatedSections.first(where: { !old.indices.contains($0) }) {
      return "section \(section) is deleted or moved, but there are \(old.count) sections before"
    }
    if let section = takenSections.first(where: { !new.indices.contains($0) }) {
      return "section \(section) is inserted or moved to, but there are \(new.count) sections after"
    }
    if let item = vacatedItems.first(where: { !old.contains($0) }) {
      return "item \(item) is deleted or moved, but does not exist before"
    }
    if let item = takenItems.first(where: { !new.contains($0) }) {
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
    if let item = vacatedItems.first(where: { vacated.contains($0.section) }) {
      return "item \(item) is deleted or moved out of a section that is deleted or moved"
    }
    let taken = Set(takenSections)
    if let item = takenItems.first(where: { taken.contains($0.section) }) {
      return "item \(item) is inserted or moved into a section that is inserted or moved"
    }
    return nil
  }

  private var countProblem: String? {
    let inserted = operations.insertedSections.count
    let deleted = operations.deletedSections.count
    guard new.count == old.count + inserted - deleted else {
      return "\(old.count) sections, \(inserted) inserted and \(deleted) deleted, make \(new.count)"
    }
    let sections = MovingIndexMap(
      deleted: operations.deletedSections,
      inserted: operations.insertedSections,
      moved: operations.movedSections
    )
    var left = old
    for item in vacatedItems { left[item.section] -= 1 }
    var entered = Array(repeating: 0, count: new.count)
    for item in takenItems { entered[item.section] += 1 }
    for section in old.indices {
      guard let destination = sections[section] else { continue }
      let expected = left[section] + entered[destination]
      if new[destination] != expected {
        return "section \(destination) has \(new[destination]) items after and not \(expected)"
      }
    }
    return nil
  }
}

extension [Int] {
  /// Returns whether a list with these numbers of items has an item.
  fileprivate func contains(_ position: Position) -> Bool {
    indices.contains(position.section) && (0..<self[position.section]).contains(position.item)
  }
}

extension Array where Element: Comparable {
  fileprivate func firstRepeated() -> Element? {
    let sorted = sorted()
    return zip(sorted, sorted.dropFirst()).first { $0 == $1 }?.0
  }
}
