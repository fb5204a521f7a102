@testable import Roster
import TestSupport
import Testing

/// Random edits of lazy models between other items, judged by the identifiers that nobody asked for.
@MainActor
struct LazyFuzzTests {
  @Test func `the list shows the changes that lazy models report`() throws {
    for seed in Effort.seeds(300) {
      var generator = SeededGenerator(seed: seed)
      let table = Table(rows: generator.roll(40))
      var shelf = LazyShelf(table, using: &generator)
      for step in 0..<4 {
        let (old, before) = (shelf, shelf.snapshot)
        shelf.edit(using: &generator)
        if let fault = LazyJudge(old: old, before: before, new: shelf).fault() {
          Issue.record("seed \(seed), step \(step): \(old.ids) → \(shelf.ids): \(fault)")
          return
        }
      }
    }
  }

  @Test func `nothing is asked of the source to compare two moments of it`() {
    let table = Table(rows: 1_000_000)
    var models = table.models
    let old = snapshot(models)
    let asked = table.asked
    models.insert(3, at: 500_000)
    models.remove(7..<9)
    models.move(from: 0, to: 999_999)
    let changes = Changeset(from: old, to: snapshot(models))
    #expect(changes.insertedItems.stretches.map(\.items) == [499_997..<500_000])
    #expect(changes.removedItems.stretches.map(\.items) == [7..<9])
    #expect(changes.movedItems.map(\.from.item) == [0])
    #expect(changes.movedItems.map(\.to.item) == [999_999])
    #expect(!changes.replacesLazyItems)
    #expect(table.asked == asked)
  }

  @Test func `models of a moment that is over are those that were there`() {
    let table = Table(rows: 20)
    let before = table.models
    var models = before
    table.ids.removeFirst(10)
    models.remove(0..<10)
    table.ids.insert(99, at: 0)
    models.insert(at: 0)
    #expect(before[19]?.id == 19)
    #expect(before[10]?.id == 10)
    #expect(models[1]?.id == 10)
    let old = snapshot(before)
    let run = old.sections[0].runs[0]
    #expect(run.column.identifier(at: 12) == ListIdentifier(12))
    #expect(old.firstPosition(of: ListIdentifier(15)) == Position(section: 0, item: 15))
    #expect(old.firstPosition(of: ListIdentifier(99)) == nil)
    #expect(table.asked <= 5)
  }

  @Test func `an item that was removed before it was shown shares its identifier with none`() {
    let table = Table(rows: 6)
    let before = table.models
    #expect(before[0]?.id == 0)
    var models = before
    table.ids.insert(6, at: 0)
    models.insert(at: 0)
    table.ids.remove(at: 6)
    models.remove(6..<7)
    let column = before.column
    let missing = column.identifier(at: 5)
    #expect(before[5] != nil, "The item is shown until the list takes the update.")
    #expect((0..<5).allSatisfy { column.identifier(at: $0) != missing })
    #expect(column.firstIndex(of: missing) == 5)
    #expect(models.column.firstIndex(of: missing) == nil)
  }

  @Test func `an item that is removed before its update is read keeps the model that it had`() {
    let table = Table(rows: 6)
    var models = table.models
    #expect(models[1]?.id == 1)
    models.update(1..<2)
    models.move(from: 1, to: 3)
    let before = models
    table.ids = [0, 2, 3, 4, 5]
    models.remove(3..<4)
    #expect(before[3]?.id == 1)
    #expect(before.column.firstIndex(of: ListIdentifier(1)) == 3)
    #expect(models[3]?.id == 4)
  }

  @Test func `an item for which the source had no model is asked for again after an edit`() {
    let table = Table(rows: 5)
    var models = LazyModels(count: 6, pageSize: 4) { range in
      table.ids[range.clamped(to: table.ids.indices)].map { Table.Row(id: $0) }
    } index: { _ in
      nil
    }
    #expect(models[5] != nil)
    table.ids = [9, 0, 1, 2, 3, 4, 5]
    models.insert(at: 0)
    #expect(models[6]?.id == 5)
    #expect(models.column.identifier(at: 6) == ListIdentifier(5))
  }

  @Test func `models of another source replace those before`() {
    let changes = Changeset(
      from: snapshot(Table(rows: 5).models),
      to: snapshot(Table(rows: 7).models)
    )
    #expect(changes.replacesLazyItems)
    #expect(changes.removedItemCount == 5)
    #expect(changes.insertedItemCount == 7)
  }

  @Test func `two continuations of one moment are not taken for each other`() {
    let models = Table(rows: 5).models
    var (one, other) = (models, models)
    one.remove(0..<1)
    other.remove(4..<5)
    #expect(Changeset(from: snapshot(one), to: snapshot(other)).replacesLazyItems)
    #expect(!Changeset(from: snapshot(models), to: snapshot(other)).replacesLazyItems)
  }

  @Test func `models that have changed too often since are replaced`() {
    var models = Table(rows: 5).models
    let old = snapshot(models)
    for _ in 0..<1_001 { models.move(from: 0, to: 4) }
    #expect(Changeset(from: old, to: snapshot(models)).replacesLazyItems)
  }

  @Test func `impossible changes of models are mistakes, and possible ones are not`() {
    let table = Table(rows: 5)
    var models = table.models
    models.insert(0, at: 9)
    models.remove(3..<3)
    models.move(from: 2, to: 2)
    models.update(9..<9)
    #expect(models.takeMistakes().isEmpty)
    models.insert(1, at: 6)
    models.insert(-1, at: 0)
    models.remove(4..<6)
    models.move(from: 0, to: 5)
    models.update(5..<6)
    #expect(models.takeMistakes().count == 5)
    #expect(models.count == 5)
    models.insert(1, at: 5)
    models.remove(5..<6)
    models.move(from: 4, to: 0)
    models.update(4..<5)
    #expect(models.takeMistakes().isEmpty)
  }

  @Test func `a page is loaded up to what is there already, and to its ends`() {
    var ranges: [Range<Int>] = []
    let models = LazyModels(count: 10, pageSize: 4) { range in
      ranges.append(range)
      return range.map { Table.Row(id: $0) }
    } index: {
      $0
    }
    var edited = models
    #expect(models[5]?.id == 5)
    #expect(models[4]?.id == 4)
    #expect(models[9]?.id == 9)
    #expect(models[10] == nil)
    #expect(ranges == [4..<8, 8..<10])
    edited.update(5..<7)
    #expect(edited[6]?.id == 6)
    #expect(edited[0]?.id == 0)
    #expect(ranges == [4..<8, 8..<10, 5..<7, 0..<4])
  }

  @Test func `lazy runs that come or go take all their models along`() {
    let table = Table(rows: 5)
    let lazy = Run(table.models.column, controller: ControllerKind(Table.self))
    let eager = Run(Column([Table.Row(id: -1)]), controller: ControllerKind(Table.self))
    func snapshot(_ runs: [Run]) -> Snapshot {
      Snapshot(sections: [SnapshotSection(id: SectionID(name: .position([0])), runs: runs)])
    }
    let other = Run(Table(rows: 3).models.column, controller: ControllerKind(Table.self))
    let came = Changeset(from: snapshot([eager, lazy]), to: snapshot([eager, lazy, eager, other]))
    #expect(came.insertedItems.stretches.map(\.items) == [6..<10])
    let gone = Changeset(from: snapshot([eager, lazy, eager, other]), to: snapshot([eager, lazy]))
    #expect(gone.removedItems.stretches.map(\.items) == [6..<10])
  }

  @Test func `sections with lazy models show the same if they are of one moment`() {
    var models = Table(rows: 5).models
    func section() -> SnapshotSection { snapshot(models).sections[0] }
    let before = section()
    #expect(before.showsSameItems(as: section()))
    #expect(!before.showsSameItems(as: snapshot(Table(rows: 5).models).sections[0]))
    models.update(0..<1)
    #expect(!before.showsSameItems(as: section()))
  }

  private func snapshot(_ models: LazyModels<Table.Row>) -> Snapshot {
    let run = Run(models.column, controller: ControllerKind(Table.self))
    return Snapshot(sections: [SnapshotSection(id: SectionID(name: .position([0])), runs: [run])])
  }
}

/// Rows that are asked for by range.
@MainActor
private final class Table {
  struct Row: ViewModel {
    let id: Int
  }

  var ids: [Int]
  private(set) var asked = 0
  private var next: Int

  init(rows: Int) {
    ids = Array(0..<rows)
    next = rows
  }

  var models: LazyModels<Row> {
    LazyModels(count: ids.count, pageSize: 4) { [self] range in
      asked += 1
      return ids[range].map { Row(id: $0) }
    } index: { [self] id in
      ids.firstIndex(of: id)
    }
  }

  func fresh(_ count: Int) -> [Int] {
    defer { next += count }
    return Array(next..<next + count)
  }
}

/// A section of items, lazy items, and items; and another one of items alone.
@MainActor
private struct LazyShelf {
  private let table: Table
  private var models: LazyModels<Table.Row>
  private var rows: [Int]
  private var before: [Int]
  private var after: [Int]
  private var other: [Int]
  private(set) var updated: Set<Int> = []

  init(_ table: Table, using generator: inout SeededGenerator) {
    self.table = table
    models = table.models
    rows = table.ids
    before = (0..<generator.roll(4)).map { -1 - $0 }
    after = (0..<generator.roll(4)).map { -11 - $0 }
    other = (0..<generator.roll(4)).map { -21 - $0 }
  }

  /// The identifiers of the items in each section; those of lazy items are not negative.
  var ids: [[Int]] { [before + rows + after, other] }

  var snapshot: Snapshot {
    let kind = ControllerKind(Table.self)
    func run(_ ids: [Int]) -> Run { Run(Column(ids.map { Table.Row(id: $0) }), controller: kind) }
    let lazy = Run(models.column, controller: kind)
    return Snapshot(sections: [
      SnapshotSection(id: SectionID(name: .position([0])), runs: [run(before), lazy, run(after)]),
      SnapshotSection(id: SectionID(name: .position([1])), runs: [run(other)]),
    ])
  }

  mutating func edit(using generator: inout SeededGenerator) {
    updated = []
    for _ in 0..<generator.roll(5) { editModels(using: &generator) }
    if generator.roll(2) == 0 { editItems(using: &generator) }
    table.ids = rows
  }

  private mutating func editModels(using generator: inout SeededGenerator) {
    let start = generator.roll(rows.count + 1)
    let end = start + generator.roll(rows.count - start + 1)
    switch generator.roll(5) {
    case 0:
      let fresh = table.fresh(1 + generator.roll(3))
      rows.insert(contentsOf: fresh, at: start)
      models.insert(fresh.count, at: start)
    case 1:
      rows.removeSubrange(start..<end)
      models.remove(start..<end)
    case 2 where !rows.isEmpty:
      let (from, to) = (generator.roll(rows.count), generator.roll(rows.count))
      rows.insert(rows.remove(at: from), at: to)
      models.move(from: from, to: to)
    case 3 where !rows.isEmpty:
      table.ids = rows
      let seen = generator.roll(rows.count)
      _ = models[seen]
      updated.insert(rows[seen])
      models.update(seen..<seen + 1)
    default:
      break
    }
  }

  /// Moves an item from one of the places beside the lazy ones to another.
  private mutating func editItems(using generator: inout SeededGenerator) {
    var parts = [before, after, other]
    let (from, to) = (generator.roll(3), generator.roll(3))
    guard !parts[from].isEmpty else { return }
    let item = parts[from].remove(at: generator.roll(parts[from].count))
    parts[to].insert(item, at: generator.roll(parts[to].count + 1))
    (before, after, other) = (parts[0], parts[1], parts[2])
  }
}

/// Judges what becomes of items by their identifiers.
@MainActor
private struct LazyJudge {
  let old: LazyShelf
  let before: Snapshot
  let new: LazyShelf

  func fault() -> String? {
    let after = new.snapshot
    let changes = Changeset(from: before, to: after)
    if changes.replacesLazyItems { return "replaced" }
    var simulation = BatchSimulation(counts: old.ids.map(\.count))
    do throws(BatchSimulation.Violation) {
      let counts = new.ids.map(\.count)
      try simulation.perform(changes.operations, counts: counts, rules: .changeset)
    } catch {
      return "\(error)"
    }
    let known = Set(old.ids.joined())
    for (section, tokens) in simulation.tokens.enumerated() {
      for (item, token) in tokens.enumerated() {
        let id = new.ids[section][item]
        if let token {
          let former = old.ids[token.section][token.item]
          if former != id { return "\(former) became \(id)" }
        } else if known.contains(id) {
          return "\(id) is new"
        }
      }
    }
    let present = Set(new.ids.joined()).intersection(known)
    let updated = changes.updatedItems.map { new.ids[$0.to.section][$0.to.item] }
    if Set(updated) != new.updated.intersection(present) { return "updated \(updated)" }
    let plan = Plan(changes, from: before, to: after)
    return plan.problem(from: before.counts, to: after.counts)
  }
}
