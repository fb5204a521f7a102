import Foundation
@testable import Roster
import TestSupport
import Testing

/// Random changes of one section, up to thousands of items long, judged by rules instead of examples.
///
/// `ROSTER_DIFF_FUZZ` is the number of cases for each kind of identifier.
struct ListFuzzTests {
  private static let cases =
    ProcessInfo.processInfo.environment["ROSTER_DIFF_FUZZ"].flatMap(Int.init)
    ?? Effort.share(of: 60)

  @Test func `changes of items with numbers are correct and minimal`() {
    fuzz { $0 }
  }

  @Test func `changes of items whose numbers agree in the low bits are correct and minimal`() {
    fuzz { $0 << 48 }
  }

  @Test func `changes of items that all hash alike are correct`() {
    fuzz(longest: 200) { Colliding(number: $0) }
  }

  @Test func `changes of items whose equality ignores case are correct and minimal`() {
    fuzz { CaseIgnoring(number: $0, isUpper: $1) }
  }

  @Test func `changes of items with texts in equivalent spellings are correct and minimal`() {
    fuzz { "\($0 % 3 == 0 ? "é" : $1 ? "e\u{301}" : "\u{e9}")-\($0)" }
  }

  /// Judges random cases.
  ///
  /// - Parameters:
  ///   - longest: The most items of a list.
  ///   - makeID: Makes the identifier of a number; the flag chooses between equal spellings.
  private func fuzz<ID: Hashable & Sendable>(
    longest: Int = 10_000,
    _ makeID: (Int, Bool) -> ID
  ) {
    for number in 0..<Self.cases {
      var generator = SeededGenerator(seed: UInt64(number))
      let change = NumberChange(longest: longest, using: &generator)
      let old = change.old.map { Row(id: makeID($0, false), content: $0 % 5) }
      let new = change.new.map { item in
        let isUpdated = Int.random(in: 0..<10, using: &generator) == 0
        return Row(id: makeID(item, true), content: isUpdated ? -1 : item % 5)
      }
      let judge = ListChangeJudge(old: old, new: new, isUnique: change.isUnique)
      if let fault = judge.fault() {
        Issue.record("case \(number), \(old.count) → \(new.count) items: \(fault)")
        return
      }
    }
  }

  private func fuzz<ID: Hashable & Sendable>(longest: Int = 10_000, _ makeID: (Int) -> ID) {
    fuzz(longest: longest) { number, _ in makeID(number) }
  }

  private struct Colliding: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) {}
  }

  private struct CaseIgnoring: Hashable {
    let number: Int
    let isUpper: Bool

    static func == (left: Self, right: Self) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }
}

/// A random list of numbers and a random change of it.
private struct NumberChange {
  let old: [Int]
  let new: [Int]
  let isUnique: Bool

  init(longest: Int, using generator: inout SeededGenerator) {
    let limits = [8, 40, 300, longest]
    let weights = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]
    let weight = weights.randomElement(using: &generator) ?? 0
    let count = Int.random(in: 0...min(limits[weight], longest), using: &generator)
    isUnique = Int.random(in: 0..<3, using: &generator) > 0
    let range = isUnique ? count : max(1, count / 3)
    old =
      isUnique
      ? Array(0..<count).shuffled(using: &generator)
      : (0..<count).map { _ in Int.random(in: 0..<range, using: &generator) }
    var list = old
    var fresh = count
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let start = Int.random(in: 0...list.count, using: &generator)
      let end = Int.random(in: start...list.count, using: &generator)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: list.removeSubrange(start..<min(end, start + 20))
      case 1: list.removeSubrange(start..<end)
      case 2: list[start..<end].shuffle(using: &generator)
      case 3: list[start..<end].reverse()
      case 4:
        let block = Array(list[start..<end])
        list.removeSubrange(start..<end)
        let target = Int.random(in: 0...list.count, using: &generator)
        list.insert(contentsOf: block, at: target)
      case 5: list.removeAll { $0.isMultiple(of: 7) }
      default:
        for _ in 0..<Int.random(in: 1...30, using: &generator) {
          let item = isUnique ? fresh : Int.random(in: 0..<range, using: &generator)
          list.insert(item, at: Int.random(in: 0...list.count, using: &generator))
          fresh += 1
        }
      }
    }
    new = list
  }
}

private struct Row<ID: Hashable & Sendable>: ViewModel {
  let id: ID
  let content: Int
}

/// Applies a changeset to the old list and compares what comes out with the new one.
private struct ListChangeJudge<ID: Hashable & Sendable> {
  let old: [Row<ID>]
  let new: [Row<ID>]
  let isUnique: Bool

  private func snapshot(_ rows: [Row<ID>]) -> Snapshot {
    let run = Run(Column(rows), controller: ControllerKind(Self.self))
    return Snapshot(sections: [SnapshotSection(id: SectionID("only"), runs: [run])])
  }

  /// What is wrong, if anything is.
  func fault() -> String? {
    let (before, after) = (snapshot(old), snapshot(new))
    let changes = Changeset(from: before, to: after)
    let plan = Plan(changes, from: before, to: after)
    if let problem = plan.problem(from: before.counts, to: after.counts) { return problem }
    guard let sources = sources(changes) else { return "the changes do not fit together" }
    var updates: [Move<Position>] = []
    for (index, source) in sources.enumerated() {
      guard let source else { continue }
      if old[source].id != new[index].id { return "\(source) became another item at \(index)" }
      if old[source].content == new[index].content { continue }
      updates.append(
        Move(from: Position(section: 0, item: source), to: Position(section: 0, item: index))
      )
    }
    if changes.updatedItems != updates { return "the updates are wrong" }
    let kept = sources.compactMap { $0 }
    let minimum = kept.count - longestIncreasing(kept)
    if changes.movedItems.count != minimum {
      return "\(changes.movedItems.count) moves and not \(minimum)"
    }
    return countFault(changes)
  }

  /// All that can stay has to stay, however often an identifier occurs.
  private func countFault(_ changes: Changeset) -> String? {
    var balance: [ID: Int] = [:]
    for row in old { balance[row.id, default: 0] += 1 }
    var inserted = 0
    for row in new {
      let left = balance[row.id, default: 0]
      if left > 0 { balance[row.id] = left - 1 } else { inserted += 1 }
    }
    if changes.insertedItems.count == inserted { return nil }
    return "\(changes.insertedItems.count) insertions and not \(inserted)"
  }

  /// For each new item the old one that it was, by the rules of one batch of updates.
  private func sources(_ changes: Changeset) -> [Int?]? {
    var leaves = Array(repeating: false, count: old.count)
    for item in changes.removedItems.map(\.item) + changes.movedItems.map(\.from.item) {
      if leaves[item] { return nil }
      leaves[item] = true
    }
    var taken = Array(repeating: false, count: new.count)
    var result: [Int?] = Array(repeating: nil, count: new.count)
    for item in changes.insertedItems.map(\.item) + changes.movedItems.map(\.to.item) {
      if taken[item] { return nil }
      taken[item] = true
    }
    for move in changes.movedItems { result[move.to.item] = move.from.item }
    let staying = old.indices.filter { !leaves[$0] }
    let free = new.indices.filter { !taken[$0] }
    guard staying.count == free.count else { return nil }
    for (source, place) in zip(staying, free) { result[place] = source }
    return result
  }
}
