import RosterCore

/// One list turning into another, and what that takes.
struct Update {
  let changes: Changeset
  let plan: Plan
  let old: ResolvedList
  let new: ResolvedList
}
