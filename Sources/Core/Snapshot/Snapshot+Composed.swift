extension Snapshot {
  /// A list on the way from an old snapshot to this one.
  ///
  /// - Parameters:
  ///   - sources: Where the sections come from, in order.
  ///   - old: The snapshot before the change.
  /// - Returns: A snapshot of these sections, whose identities have to be distinct.
  /// - Complexity: O(number of sections).
  package func composed(_ sources: [SectionSource], from old: Snapshot) -> Snapshot {
    Snapshot(
      distinct: sources.map { source in
        switch source {
        case .old(let index): old.sections[index]
        case .new(let index): sections[index]
        case .emptied(let index): sections[index].withoutItems
        case .vacated(let index): old.sections[index].withoutItems
        }
      }
    )
  }
}

extension SnapshotSection {
  fileprivate var withoutItems: SnapshotSection {
    SnapshotSection(id: id, runs: [], supplementaries: supplementaries)
  }
}
