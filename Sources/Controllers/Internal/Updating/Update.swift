import RosterCore

/// One list turning into another, and what that takes.
@MainActor
struct Update {
  let changes: Changeset
  let plan: Plan
  let old: ResolvedList
  let new: ResolvedList

  /// Whether values of the environment may have changed that sizes depend on.
  let changesEnvironment: Bool

  /// Describes an update.
  ///
  /// - Complexity: O(number of runs) where there is an environment.
  init(_ comparison: Comparison, from old: ResolvedList, to new: ResolvedList) {
    changes = comparison.changes
    plan = comparison.plan
    self.old = old
    self.new = new
    changesEnvironment = old.environments != new.environments
  }
}
