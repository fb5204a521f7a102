extension ListComparison {
  /// Finds the changes from the old list to the new one, with the fewest moves.
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

  /// Walks backwards from the end of what the walk from the front has left.
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

extension ListComparison {
  /// Returns the items with the same identity as an earlier one, if the list is compared with
  /// itself.
  ///
  /// - Complexity: O(n), whether the identities differ or are all the same.
  @inlinable
  mutating func repeats() -> [Repeat] {
    prepareToHash()
    var table = ItemTable()
    table.reset(count: newCount)
    var occurrences = ScratchArray<Int32>()
    occurrences.reset(to: 0, count: newCount)
    var result: [Repeat] = []
    for item in 0..<newCount {
      let hash = newHash(at: item)
      let first = table.find(hash: hash) { isSameItem(old: Int($0), new: item) }
      if first < 0 {
        table.add(Int32(truncatingIfNeeded: item), hash: hash)
      } else {
        occurrences[first] += 1
        result.append(Repeat(index: item, occurrence: Int(occurrences[first])))
      }
    }
    return result
  }

  /// Returns the items with the same identity as an earlier one, considering only the identities of
  /// some items.
  ///
  /// The table contains only these items, so that it stays in the processor's caches. It has many
  /// free slots if there are many other items, so that most of these find an unused slot.
  ///
  /// - Complexity: O(n).
  @inlinable
  mutating func repeats(ofItems items: [Int]) -> [Repeat] {
    prepareToHash()
    var table = ItemTable()
    table.reset(count: max(items.count, min(newCount / 16, 2_048)))
    for (number, item) in items.enumerated() {
      let hash = newHash(at: item)
      if table.find(hash: hash, where: { isSameItem(old: items[Int($0)], new: item) }) < 0 {
        table.add(Int32(truncatingIfNeeded: number), hash: hash)
      }
    }
    var occurrences = ScratchArray<Int32>()
    occurrences.reset(to: 0, count: items.count)
    var result: [Repeat] = []
    for item in 0..<newCount {
      let number = table.find(hash: newHash(at: item)) {
        isSameItem(old: items[Int($0)], new: item)
      }
      guard number >= 0 else { continue }
      if occurrences[number] > 0 {
        result.append(Repeat(index: item, occurrence: Int(occurrences[number])))
      }
      occurrences[number] += 1
    }
    return result
  }
}

/// An item with the same identity as others before it.
@usableFromInline
struct Repeat: Equatable, Sendable {
  /// The index of the item.
  @usableFromInline
  let index: Int

  /// How many items before it have the same identity; at least 1.
  @usableFromInline
  let occurrence: Int

  @inlinable
  init(index: Int, occurrence: Int) {
    self.index = index
    self.occurrence = occurrence
  }
}
