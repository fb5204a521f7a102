import RosterCore

/// One list turning into another, and what that takes.
@MainActor
struct Update {
  let changes: Changeset
  let plan: Plan
  let old: ResolvedList
  let new: ResolvedList

  /// Whether something that stays has come into another environment, by which its size may go.
  let changesEnvironment: Bool

  /// Describes an update.
  ///
  /// - Complexity: O(number of runs), and that of `changesEnvironment(from:to:)`.
  init(_ comparison: Comparison, from old: ResolvedList, to new: ResolvedList) {
    changes = comparison.changes
    plan = comparison.plan
    self.old = old
    self.new = new
    changesEnvironment = comparison.changes.changesEnvironment(from: old, to: new)
  }
}
