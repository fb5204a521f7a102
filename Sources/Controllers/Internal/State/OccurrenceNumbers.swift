import RosterCore

/// The numbers of items that share their identity with earlier ones, counted when first asked for.
@MainActor
final class OccurrenceNumbers {
  private let snapshot: Snapshot

  /// How many earlier items have the same identity, by place; none of the numbers is 0.
  private(set) lazy var byPosition = Dictionary(
    uniqueKeysWithValues: snapshot.duplicates().map { ($0.position, $0.id.occurrence) }
  )

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }
}
