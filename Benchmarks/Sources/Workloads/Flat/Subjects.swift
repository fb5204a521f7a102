@testable import Roster

/// The diff alone: two arrays in, changes by index out.
@inline(never)
func changes<ID: Hashable & Sendable>(
  from old: [Row<ID>],
  to new: [Row<ID>],
  _ scratch: DiffScratch
) -> ItemChanges {
  var changes = ItemChanges()
  _ = Column(old).findChanges(to: Column(new), into: &changes, using: scratch)
  return changes
}

/// A snapshot of one section, as content makes it.
@inline(never)
func snapshot<ID: Hashable & Sendable>(_ rows: [Row<ID>]) -> Snapshot {
  let run = Run(Column(rows), controller: ControllerKind(Row<ID>.self))
  return Snapshot(sections: [SnapshotSection(id: SectionID("rows"), runs: [run])])
}

/// The whole way from new content to a checked plan.
@inline(never)
func makePlan<ID: Hashable & Sendable>(
  from old: Snapshot,
  to rows: [Row<ID>],
  _ scratch: DiffScratch
) -> Plan {
  let new = snapshot(rows)
  let changeset = Changeset(from: old, to: new, using: scratch)
  return Plan(changeset, from: old, to: new)
}
