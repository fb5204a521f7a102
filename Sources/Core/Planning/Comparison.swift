/// Everything that is needed to turn one list into another.
///
/// It is computed from values only, so it can be computed on any thread.
struct Comparison: Sendable {
  /// The differences.
  let changes: Changeset

  /// The batches for a collection view.
  let plan: Plan

  /// The items that share their identity with an earlier one, in sections with insertions.
  let duplicates: [DuplicateItem]

  /// Compares two lists.
  ///
  /// - Parameters:
  ///   - old: The list that is shown.
  ///   - new: The list to show.
  ///   - scratch: Memory for the comparison, which can be kept for the next one.
  init(
    from old: Snapshot,
    to new: Snapshot,
    using scratch: DiffScratch = DiffScratch()
  ) {
    changes = Changeset(from: old, to: new, using: scratch)
    plan = Plan(changes, from: old, to: new)
    duplicates = new.duplicates(introducedBy: changes)
  }
}
