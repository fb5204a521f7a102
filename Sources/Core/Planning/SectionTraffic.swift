/// Which sections items come into and go out of.
struct SectionTraffic {
  /// The old indices of the deleted sections that items leave for other sections.
  private(set) var losing: Set<Int> = []

  /// The new indices of the inserted sections that items enter from other sections.
  private(set) var receiving: Set<Int> = []

  init(_ changeset: Changeset) {
    if changeset.deletedSections.isEmpty, changeset.insertedSections.isEmpty { return }
    let deleted = Set(changeset.deletedSections)
    let inserted = Set(changeset.insertedSections)
    for move in changeset.movedItems {
      if deleted.contains(move.from.section) { losing.insert(move.from.section) }
      if inserted.contains(move.to.section) { receiving.insert(move.to.section) }
    }
  }

  /// Whether a collection view accepts all changes in one batch.
  func isLegalInOneBatch(_ changeset: Changeset) -> Bool {
    guard losing.isEmpty, receiving.isEmpty else { return false }
    if changeset.movedSections.isEmpty { return true }
    let origins = Set(changeset.movedSections.map(\.from))
    let destinations = Set(changeset.movedSections.map(\.to))
    return
      !(changeset.deletedItems.contains { origins.contains($0.section) }
      || changeset.insertedItems.contains { destinations.contains($0.section) }
      || changeset.movedItems.contains {
        origins.contains($0.from.section) || destinations.contains($0.to.section)
      })
  }
}
