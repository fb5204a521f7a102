@testable import Roster

extension Changeset {
  /// The changeset in the words of the picture tests, in a fixed order.
  var words: [String] {
    var words = operations.words
    words += updatedItems.map { "update \($0)" }
    words += changedSupplementaries.map(\.words)
    return words
  }

  /// All changes of place, as the operations of one batch.
  var operations: Operations {
    var operations = Operations()
    operations.removedSections = removedSections
    operations.insertedSections = insertedSections
    operations.movedSections = movedSections
    operations.removedItems = removedItems
    operations.insertedItems = insertedItems
    operations.movedItems = movedItems
    return operations
  }
}

extension SupplementaryChange {
  fileprivate var words: String {
    switch what {
    case .inserted: "insert \(kind) of \(newSection.words)"
    case .removed: "delete \(kind) of \(oldSection.words)"
    case .replaced: "replace \(kind) of \(oldSection.words) → \(newSection.words)"
    case .updated: "update \(kind) of \(oldSection.words) → \(newSection.words)"
    }
  }
}

extension Int? {
  fileprivate var words: String { map(String.init) ?? "nothing" }
}

extension Operations {
  /// The operations in the words of the picture tests.
  var words: [String] {
    var words = removedSections.map { "delete section \($0)" }
    words += insertedSections.map { "insert section \($0)" }
    words += movedSections.map { "move section \($0)" }
    words += removedItems.map { "delete \($0)" }
    words += insertedItems.map { "insert \($0)" }
    words += movedItems.map { "move \($0)" }
    return words
  }
}

extension Snapshot {
  /// The items that share an identity which came into their section, except the first of each.
  @MainActor
  func duplicates(introducedBy changes: Changeset) -> [DuplicateItem] {
    duplicates(repeats(introducedBy: changes))
  }
}
