import RosterCore

/// Content that has been flattened and is to be compared with the list that is shown.
struct PendingUpdate {
  let request: UpdateRequest
  let tickets: [Int]
  let old: ResolvedList
  let new: ResolvedList

  /// What is wrong with the content.
  let issues: [ListIssue]

  /// How long it has taken so far.
  var clock: UpdateClock
}
