/// All that has to be known to turn one list into another.
///
/// It is computed from values alone, so that it can be computed anywhere.
package struct Comparison: Sendable {
  /// What differs.
  package let changes: Changeset

  /// How a collection view accepts it.
  package let plan: Plan

  /// The items that share their identity with an earlier one, in sections that items came into.
  package let duplicates: [DuplicateItem]

  /// Compares two lists.
  ///
  /// - Parameters:
  ///   - old: The list that is shown.
  ///   - new: The list that is to be shown.
  ///   - scratch: Memory to compare in, worth keeping for the next time.
  package init(
    from old: Snapshot,
    to new: Snapshot,
    using scratch: DiffScratch = DiffScratch()
  ) {
    changes = Changeset(from: old, to: new, using: scratch)
    plan = Plan(changes, from: old, to: new)
    duplicates = new.duplicates(introducedBy: changes)
  }
}
