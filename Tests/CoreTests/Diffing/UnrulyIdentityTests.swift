@testable import Roster
import Testing

/// A list comes out right even if the equality of its ids and contents is broken.
struct UnrulyIdentityTests {
  struct Row<ID: Hashable & Sendable>: ViewModel {
    let id: ID
    var content = 0.0
  }

  struct Colliding: Hashable, Sendable {
    let number: Int

    func hash(into hasher: inout Hasher) {}
  }

  private func changeset<Model: ViewModel>(_ old: [Model], _ new: [Model]) -> Changeset {
    Changeset(from: snapshot(old), to: snapshot(new))
  }

  private func snapshot<Model: ViewModel>(_ models: [Model]) -> Snapshot {
    let run = Run(Column(models), controller: ControllerKind(Self.self))
    return Snapshot(sections: [SnapshotSection(id: SectionID("only"), runs: [run])])
  }

  @Test func `an id that is not equal to itself cannot move`() {
    let rows = [Row(id: 1.0), Row(id: Double.nan), Row(id: 2.0), Row(id: 3.0)]
    let changes = changeset(rows, [rows[1], rows[3], rows[2], rows[0]])
    #expect(changes.removedItems == [Position(section: 0, item: 1)])
    #expect(changes.insertedItems == [Position(section: 0, item: 0)])
    #expect(changes.movedItems.count == 2)
  }

  @Test func `content that is not equal to itself is unchanged while its bits are`() {
    let old = [Row(id: 1, content: .nan), Row(id: 2, content: 1), Row(id: 3, content: -.nan)]
    let changes = changeset(old, [old[1], old[0], Row(id: 3, content: .nan)])
    #expect(changes.updatedItems.map(\.from.item) == [2])
    #expect(changes.movedItems.count == 1)
    #expect(changes.removedItems.isEmpty)
  }

  @Test func `what is the same bit by bit is unchanged where it stays`() {
    let rows = [Row(id: Double.nan), Row(id: 1.0, content: .nan), Row(id: 2.0)]
    #expect(changeset(rows, rows.map { Row(id: $0.id, content: $0.content) }).isEmpty)
    let changes = changeset(rows, [Row(id: 3.0), rows[1], rows[2]])
    #expect(changes.updatedItems.isEmpty)
  }

  @Test func `ids that all hash alike are told apart`() {
    let rows = (0..<50).map { Row(id: Colliding(number: $0)) }
    let changes = changeset(rows, rows.reversed())
    #expect(changes.movedItems.count == 49)
    #expect(changes.removedItems.isEmpty && changes.insertedItems.isEmpty)
  }

  @Test func `canonically equivalent strings are one id`() {
    let changes = changeset(
      [Row(id: "x"), Row(id: "caf\u{E9}")],
      [Row(id: "cafe\u{301}"), Row(id: "x")]
    )
    #expect(changes.movedItems.count == 1)
    #expect(changes.removedItems.isEmpty && changes.insertedItems.isEmpty)
  }

  @Test func `equal ids in great number are paired first with first`() {
    let old = Array(repeating: Row(id: 7), count: 100_000) + [Row(id: 8)]
    let new = [Row(id: 9)] + Array(repeating: Row(id: 7), count: 99_000) + [Row(id: 10)]
    let changes = changeset(old, new)
    #expect(changes.removedItems.map(\.item) == Array(99_000...100_000))
    #expect(changes.insertedItems.map(\.item) == [0, 99_001])
    #expect(changes.movedItems.isEmpty)
    #expect(snapshot(new).repeats().count == 98_999)
  }

  @Test func `view models of another type are never taken for the same items`() {
    let changes = Changeset(
      from: snapshot([Row(id: 1), Row(id: 2)]),
      to: snapshot([Row(id: "1"), Row(id: "2")])
    )
    #expect(changes.removedItems.count == 2)
    #expect(changes.insertedItems.count == 2)
  }
}
