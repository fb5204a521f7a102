import Foundation
@testable import Roster
import TestSupport
import Testing

/// Random changes of many sections with up to 10,000 items, judged by rules instead of examples.
///
/// `ROSTER_DIFF_FUZZ` is the number of cases.
struct SectionedFuzzTests {
  private static let cases =
    ProcessInfo.processInfo.environment["ROSTER_DIFF_FUZZ"].flatMap(Int.init)
    ?? Effort.share(of: 30)

  @Test func `changes of many sections are correct, minimal and legal`() {
    for number in 0..<Self.cases {
      var generator = SeededGenerator(seed: UInt64(number))
      let longest = [20, 200, 200, 2_000, 10_000][number % 5]
      let old = Shelf(longest: longest, using: &generator)
      let new = old.changed(using: &generator)
      if let fault = ShelfJudge(old: old, new: new).fault() {
        Issue.record("case \(number), \(old.items.count) → \(new.items.count) items: \(fault)")
        return
      }
    }
  }
}

/// Sections of rows with distinct numbers, some of them in two runs.
private struct Shelf {
  struct Row: ViewModel {
    let id: Int
    var content = 0
  }

  struct Section {
    let name: Int
    var rows: [Row]

    /// Where the second run begins; its rows have another type of controller.
    var split: Int?
  }

  var sections: [Section] = []

  var items: [Row] { sections.flatMap(\.rows) }

  init(longest: Int, using generator: inout SeededGenerator) {
    let count = Int.random(in: 0...min(40, longest), using: &generator)
    for name in 0..<count {
      let length = Int.random(in: 0...(longest / count), using: &generator)
      let rows = (0..<length).map { Row(id: name * longest + $0) }
      let isSplit = Int.random(in: 0..<5, using: &generator) == 0
      sections.append(Section(name: name, rows: rows, split: isSplit ? length / 2 : nil))
    }
  }

  /// The sections after a number of random edits.
  func changed(using generator: inout SeededGenerator) -> Shelf {
    var copy = self
    for number in 0..<Int.random(in: 0...40, using: &generator) where !copy.sections.isEmpty {
      copy.edit(number, using: &generator)
    }
    return copy
  }

  private mutating func edit(_ number: Int, using generator: inout SeededGenerator) {
    let index = Int.random(in: 0..<sections.count, using: &generator)
    let other = Int.random(in: 0..<sections.count, using: &generator)
    let count = sections[index].rows.count
    let start = Int.random(in: 0...count, using: &generator)
    let end = Int.random(in: start...min(count, start + 300), using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: sections[index].rows[start..<end].shuffle(using: &generator)
    case 1: sections[index].rows.removeSubrange(start..<end)
    case 2: for row in start..<end { sections[index].rows[row].content = number + 1 }
    case 3, 4:
      let rows = Array(sections[index].rows[start..<end])
      sections[index].rows.removeSubrange(start..<end)
      let target = Int.random(in: 0...sections[other].rows.count, using: &generator)
      sections[other].rows.insert(contentsOf: rows, at: target)
    case 5:
      let fresh = (0..<(end - start)).map { Row(id: -1 - number * 1_000 - $0) }
      sections[index].rows.insert(contentsOf: fresh, at: start)
    case 6: sections.insert(sections.remove(at: index), at: other)
    case 7: sections.insert(Section(name: -1 - number, rows: []), at: index)
    default:
      let orphans = sections.remove(at: index).rows
      if !sections.isEmpty { sections[other % sections.count].rows += orphans.prefix(50) }
    }
  }

  var snapshot: Snapshot {
    Snapshot(
      sections: sections.map { section in
        let split = min(section.split ?? section.rows.count, section.rows.count)
        let first = Run(
          Column(Array(section.rows[..<split])),
          controller: ControllerKind(Self.self)
        )
        let second = Run(
          Column(Array(section.rows[split...])),
          controller: ControllerKind(Row.self)
        )
        return SnapshotSection(id: SectionID(section.name), runs: [first, second])
      }
    )
  }
}

/// Applies changes to the old sections, and compares what comes out with the new ones.
private struct ShelfJudge {
  /// What makes an item what it is, wherever it stands.
  struct Identity: Hashable {
    let id: Int
    let isInSecondRun: Bool
  }

  let old: Shelf
  let new: Shelf

  /// What is wrong, if anything is.
  func fault() -> String? {
    let (before, after) = (old.snapshot, new.snapshot)
    let changes = Changeset(from: before, to: after)
    let plan = Plan(changes, from: before, to: after)
    if let problem = plan.problem(from: before.counts, to: after.counts) { return problem }
    var simulation = BatchSimulation(counts: before.counts)
    do throws(BatchSimulation.Violation) {
      try simulation.perform(changes.operations, counts: after.counts, rules: .changeset)
      var staged = BatchSimulation(counts: before.counts)
      for step in plan.steps {
        let counts = after.composed(step.sections, from: before).counts
        try staged.perform(step.operations, counts: counts, rules: .collectionView)
      }
      if staged != simulation { return "the plan ends elsewhere than the changeset" }
    } catch {
      return error.description
    }
    return contentFault(changes, simulation) ?? minimalityFault(changes, simulation)
      ?? leftoverFault(changes, simulation)
  }

  private func identity(_ position: Position, in shelf: Shelf) -> Identity {
    let section = shelf.sections[position.section]
    return Identity(
      id: section.rows[position.item].id,
      isInSecondRun: position.item >= section.split ?? .max
    )
  }

  private func contentFault(_ changes: Changeset, _ simulation: BatchSimulation) -> String? {
    var updates: [Move<Position>] = []
    for (section, tokens) in simulation.tokens.enumerated() {
      for (item, token) in tokens.enumerated() {
        guard let token else { continue }
        let position = Position(section: section, item: item)
        if identity(token, in: old) != identity(position, in: new) {
          return "\(token) became another item at \(position)"
        }
        let before = old.sections[token.section].rows[token.item].content
        if before != new.sections[section].rows[item].content {
          updates.append(Move(from: token, to: position))
        }
      }
    }
    return changes.updatedItems == updates ? nil : "the updates are wrong"
  }

  private func minimalityFault(_ changes: Changeset, _ simulation: BatchSimulation) -> String? {
    let homes = Dictionary(
      uniqueKeysWithValues: old.sections.enumerated().map { ($0.element.name, $0.offset) }
    )
    var moves: [Position: Int] = [:]
    for move in changes.movedItems {
      moves[Position(section: move.from.section, item: move.to.section), default: 0] += 1
    }
    for (section, tokens) in simulation.tokens.enumerated() {
      let home = homes[new.sections[section].name]
      for (origin, group) in Dictionary(grouping: tokens.compactMap(\.self), by: \.section) {
        let kept = origin == home ? longestIncreasing(group.map(\.item)) : 0
        let actual = moves[Position(section: origin, item: section), default: 0]
        if actual != group.count - kept {
          return "\(actual) moves and not \(group.count - kept) from \(origin) to \(section)"
        }
      }
    }
    let ranks = new.sections.compactMap { homes[$0.name] }
    return changes.movedSections.count == ranks.count - longestIncreasing(ranks)
      ? nil : "too many sections move"
  }

  /// No item may be both gone and new: it would have moved.
  private func leftoverFault(_ changes: Changeset, _ simulation: BatchSimulation) -> String? {
    let kept = Set(simulation.tokens.joined().compactMap(\.self))
    var gone: Set<Identity> = []
    for (section, content) in old.sections.enumerated() {
      for item in content.rows.indices {
        let position = Position(section: section, item: item)
        if !kept.contains(position) { gone.insert(identity(position, in: old)) }
      }
    }
    for (section, tokens) in simulation.tokens.enumerated() {
      for (item, token) in tokens.enumerated() where token == nil {
        let identity = identity(Position(section: section, item: item), in: new)
        if gone.contains(identity) { return "\(identity) is both deleted and inserted" }
      }
    }
    return nil
  }
}
