@testable import Roster

/// Follows the identities of items from one content to the next, by the rules and not by the code
/// under test.
struct FuzzTokens {
  private var tokens: [[Int]] = []
  private var next = 0

  /// The controllers that have been seen on items.
  private var serials: [Int: Int] = [:]

  /// Notes the controller of an item.
  ///
  /// - Returns: Whether it is the one that the item had before, if it had one.
  mutating func note(_ serial: Int, forItem item: Int, in section: Int) -> Bool {
    let token = tokens[section][item]
    defer { serials[token] = serial }
    return serials[token] == nil || serials[token] == serial
  }

  /// The controller that an item must have, if it had one before.
  func serial(ofItem item: Int, in section: Int) -> Int? {
    serials[tokens[section][item]]
  }

  /// Takes identities along: an item that is alone with its key in its section keeps it there; of what
  /// is left over, an item that is alone with its key in the list has moved.
  ///
  /// Which of several items with one identity is which, nobody can say; they start anew.
  mutating func follow(from old: [FuzzSection], to new: [FuzzSection]) {
    let numbered = new.map { section in
      section.items.map { _ in
        next += 1
        return next
      }
    }
    var before = old.enumerated().flatMap { places(in: $1, at: $0) }
    var after = new.enumerated().flatMap { places(in: $1, at: $0) }
    let old = tokens
    tokens = numbered
    let keepings: [KeyPath<Place, String>] = [\.full, \.key]
    for keeping in keepings {
      let origins = Dictionary(grouping: before, by: { $0[keyPath: keeping] })
      let goals = Dictionary(grouping: after, by: { $0[keyPath: keeping] })
      let pairs = goals.filter { $0.value.count == 1 && origins[$0.key]?.count == 1 }
      for (key, goal) in pairs {
        guard let goal = goal.first, let origin = origins[key]?.first else { continue }
        tokens[goal.section][goal.item] = old[origin.section][origin.item]
      }
      before.removeAll { pairs[$0[keyPath: keeping]] != nil }
      after.removeAll { pairs[$0[keyPath: keeping]] != nil }
    }
    let live = Set(tokens.joined())
    serials = serials.filter { live.contains($0.key) }
  }

  /// Takes the identity of one item along.
  mutating func move(from: Position, to: Position) {
    let token = tokens[from.section].remove(at: from.item)
    tokens[to.section].insert(token, at: to.item)
  }

  private struct Place {
    let section: Int
    let item: Int
    let key: String

    /// The key, and that of the section.
    let full: String
  }

  private func places(in section: FuzzSection, at index: Int) -> [Place] {
    section.items.enumerated().map { item, content in
      Place(
        section: index,
        item: item,
        key: content.key,
        full: "\(section.key) \(content.key)"
      )
    }
  }
}
