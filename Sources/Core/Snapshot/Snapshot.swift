/// A list at one moment: its sections and items, in order.
///
/// A snapshot is made by flattening content. It is a value: it never changes, and comparing two of
/// them yields what has to happen in between.
public struct Snapshot: Sendable {
  /// The sections, in order. No two have the same identity.
  package let sections: [SnapshotSection]

  /// Makes a snapshot of sections with distinct identities.
  package init(sections: [SnapshotSection]) {
    self.sections = sections
  }

  /// A list without sections.
  package static let empty = Snapshot(sections: [])

  /// The number of items in each section.
  package var counts: [Int] { sections.map(\.count) }
}
