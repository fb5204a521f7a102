import RosterCore

/// Where the sections of a list are, by identity, noted when first asked for.
@MainActor
final class SectionIndices {
  private let snapshot: Snapshot

  /// The index of each section; of those that share an identity, of the first.
  private(set) lazy var byID = Dictionary(
    zip(snapshot.sections.lazy.map(\.id), 0...),
    uniquingKeysWith: { first, _ in first }
  )

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }
}
