@testable import Roster

/// A list of tokens that follows operations by the batch rules of collection views.
///
/// A token is the position at which an item was before everything, or `nil` for an item that was
/// inserted. It is the slow and obvious way of doing what the production code does fast.
struct BatchSimulation: Equatable {
  struct Violation: Error, CustomStringConvertible {
    let description: String
  }

  /// Whether sections that come, go or move may have changes of items inside.
  enum Rules {
    /// What a collection view accepts.
    case collectionView

    /// What a changeset means, which is the same without that restriction.
    case changeset
  }

  /// Where the items of each section come from.
  private(set) var tokens: [[Position?]]

  /// A list before any change.
  init(counts: [Int]) {
    tokens = counts.enumerated().map { section, count in
      (0..<count).map { Position(section: section, item: $0) }
    }
  }

  var counts: [Int] { tokens.map(\.count) }

  /// Performs a batch after which the sections have the given numbers of items.
  mutating func perform(
    _ operations: Operations,
    counts: [Int],
    rules: Rules
  ) throws(Violation) {
    let vacatedSections = operations.removedSections + operations.movedSections.map(\.from)
    let takenSections = operations.insertedSections + operations.movedSections.map(\.to)
    let vacated = operations.removedItems + operations.movedItems.map(\.from)
    let taken = operations.insertedItems + operations.movedItems.map(\.to)
    try require(vacatedSections.isUnique, "section left twice")
    try require(takenSections.isUnique, "section taken twice")
    try require(vacated.isUnique, "item left twice")
    try require(taken.isUnique, "item taken twice")
    try require(vacatedSections.allSatisfy(tokens.indices.contains), "section out of bounds before")
    try require(takenSections.allSatisfy(counts.indices.contains), "section out of bounds after")
    try require(vacated.allSatisfy { $0.isIn(self.counts) }, "item out of bounds before")
    try require(taken.allSatisfy { $0.isIn(counts) }, "item out of bounds after")
    if rules == .collectionView {
      try require(
        !vacated.contains { vacatedSections.contains($0.section) },
        "item leaves a section that leaves"
      )
      try require(
        !taken.contains { takenSections.contains($0.section) },
        "item enters a section that enters"
      )
    }

    var origins: [Int?] = counts.indices.map { _ in nil }
    for move in operations.movedSections { origins[move.to] = move.from }
    var staying = tokens.indices.filter { !vacatedSections.contains($0) }[...]
    for section in counts.indices where !takenSections.contains(section) {
      try require(!staying.isEmpty, "too few sections")
      origins[section] = staying.removeFirst()
    }
    try require(staying.isEmpty, "too many sections")

    let arrivals = Dictionary(uniqueKeysWithValues: operations.movedItems.map { ($0.to, $0.from) })
    let insertions = Set(operations.insertedItems)
    var result: [[Position?]] = []
    for (section, count) in counts.enumerated() {
      var remaining: ArraySlice<Position?> = []
      if let origin = origins[section] {
        let gone = Set(vacated.filter { $0.section == origin }.map(\.item))
        remaining =
          tokens[origin].enumerated().filter { !gone.contains($0.offset) }.map(\.element)[
            ...
          ]
      }
      var items: [Position?] = []
      for item in 0..<count {
        let position = Position(section: section, item: item)
        if let origin = arrivals[position] {
          items.append(tokens[origin.section][origin.item])
        } else if origins[section] == nil || insertions.contains(position) {
          items.append(nil)
        } else {
          try require(!remaining.isEmpty, "too few items in section \(section)")
          items.append(remaining.removeFirst())
        }
      }
      try require(remaining.isEmpty, "too many items in section \(section)")
      result.append(items)
    }
    tokens = result
  }

  /// Where an item of the beginning is.
  func position(of token: Position) -> Position? {
    for (section, items) in tokens.enumerated() {
      if let item = items.firstIndex(of: token) { return Position(section: section, item: item) }
    }
    return nil
  }

  private func require(_ condition: Bool, _ words: String) throws(Violation) {
    if !condition { throw Violation(description: words) }
  }
}

extension Array where Element: Hashable {
  fileprivate var isUnique: Bool { Set(self).count == count }
}

extension Position {
  fileprivate func isIn(_ counts: [Int]) -> Bool {
    counts.indices.contains(section) && (0..<counts[section]).contains(item)
  }
}
