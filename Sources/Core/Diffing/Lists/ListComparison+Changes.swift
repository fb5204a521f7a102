extension ListComparison {
  /// Finds what turns the old list into the new one, with the fewest moves.
  ///
  /// In this order, and only as far as needed: the common ends, a walk through both lists in order,
  /// a hash table for what is left, and the longest part that need not move.
  ///
  /// - Complexity: O(n), and O(m log m) in the number m of items that are out of order.
  @inlinable
  mutating func findChanges(into changes: inout ItemChanges, using scratch: DiffScratch) {
    let firstUpdate = changes.updated.count
    let limit = min(oldCount, newCount)
    let prefix = matches(fromOld: 0, new: 0, limit: limit, changes: &changes)
    let suffix = matches(
      beforeOld: oldCount,
      new: newCount,
      limit: limit - prefix,
      changes: &changes
    )
    let old = prefix..<(oldCount - suffix)
    let new = prefix..<(newCount - suffix)
    if old.isEmpty || new.isEmpty {
      changes.replace(old: old, with: new)
    } else {
      var workspace = scratch.take()
      let budget = WalkTuning.budget + WalkTuning.earnings * (prefix + suffix)
      align(old: old, new: new, budget: budget, in: &workspace, changes: &changes)
      workspace.report(to: &changes)
      scratch.giveBack(workspace)
    }
    changes.sortUpdates(from: firstUpdate)
  }

  /// Matches all that can be matched in the middle of the lists.
  @inlinable
  mutating func align(
    old: Range<Int>,
    new: Range<Int>,
    budget: Int,
    in workspace: inout DiffWorkspace,
    changes: inout ItemChanges
  ) {
    var walk = OrderedWalk(self, old: old, new: new, budget: budget)
    walk.run(into: &workspace.alignment, changes: &changes)
    if walk.old.isEmpty || walk.new.isEmpty {
      workspace.alignment.leave(old: walk.old, new: walk.new)
    } else {
      walkBack(old: walk.old, new: walk.new, in: &workspace, changes: &changes)
    }
    if workspace.alignment.oldRest.isEmpty || workspace.alignment.newRest.isEmpty { return }
    matchRests(of: &workspace.alignment, using: &workspace.table, changes: &changes)
  }

  /// Walks from the end of what a walk from the front has left.
  @inlinable
  func walkBack(
    old: Range<Int>,
    new: Range<Int>,
    in workspace: inout DiffWorkspace,
    changes: inout ItemChanges
  ) {
    var walk = OrderedWalk(
      Mirrored(self),
      old: (oldCount - old.upperBound)..<(oldCount - old.lowerBound),
      new: (newCount - new.upperBound)..<(newCount - new.lowerBound),
      budget: WalkTuning.mirroredBudget
    )
    walk.run(into: &workspace.mirroredAlignment, changes: &changes)
    workspace.alignment.leave(
      old: old.lowerBound..<(oldCount - walk.old.lowerBound),
      new: new.lowerBound..<(newCount - walk.new.lowerBound)
    )
    workspace.appendMirrored(oldCount: oldCount, newCount: newCount)
  }
}
