/// Walks two lists side by side and matches what is in the same order in both.
///
/// Where the lists differ it looks for the next place at which they agree, first nearby, then far
/// ahead. Looking costs budget and matching earns it, so that lists in another order are given up on
/// soon and lists with ordinary edits are never hashed but for the edits.
@usableFromInline
struct OrderedWalk<Comparison: ListComparison> {
  @usableFromInline
  let comparison: Comparison

  /// The old items that are still ahead.
  @usableFromInline
  var old: Range<Int>

  /// The new items that are still ahead.
  @usableFromInline
  var new: Range<Int>

  /// How many more comparisons may be spent on looking ahead.
  @usableFromInline
  var budget: Int

  /// The number of gaps since the lists last agreed for long.
  @usableFromInline
  var failures = 0

  /// How many failures there have to be before it is worth looking far ahead again.
  @usableFromInline
  var nextLook = 0

  /// How far to look the next time.
  @usableFromInline
  var farthest = WalkTuning.distant

  @inlinable
  init(_ comparison: Comparison, old: Range<Int>, new: Range<Int>, budget: Int) {
    self.comparison = comparison
    self.old = old
    self.new = new
    self.budget = budget
  }

  /// Walks until a list ends or the budget is spent.
  @inlinable
  mutating func run(into alignment: inout Alignment, changes: inout ItemChanges) {
    while !old.isEmpty, !new.isEmpty {
      if match(into: &alignment, changes: &changes) { continue }
      guard budget > 0 else { return }
      let gap = nearbyGap() ?? distantGap() ?? Gap(old: 1, new: 1)
      failures += 1
      let oldEnd = old.lowerBound + gap.old
      let newEnd = new.lowerBound + gap.new
      alignment.leave(old: old.lowerBound..<oldEnd, new: new.lowerBound..<newEnd)
      old = oldEnd..<old.upperBound
      new = newEnd..<new.upperBound
    }
  }

  /// Matches as many items as agree right here.
  @inlinable
  mutating func match(into alignment: inout Alignment, changes: inout ItemChanges) -> Bool {
    let count = comparison.matches(
      fromOld: old.lowerBound,
      new: new.lowerBound,
      limit: min(old.count, new.count),
      changes: &changes
    )
    guard count > 0 else { return false }
    alignment.blocks.append(Block(old: old.lowerBound, new: new.lowerBound, count: count))
    old = (old.lowerBound + count)..<old.upperBound
    new = (new.lowerBound + count)..<new.upperBound
    budget += WalkTuning.earnings * count
    if count >= WalkTuning.agreement {
      failures = 0
      nextLook = 0
      farthest = WalkTuning.distant
    }
    return true
  }
}

/// A number of old and new items to leave aside before the lists agree again.
@usableFromInline
struct Gap: Equatable {
  @usableFromInline
  let old: Int

  @usableFromInline
  let new: Int

  @inlinable
  init(old: Int, new: Int) {
    self.old = old
    self.new = new
  }
}

/// The measures of the walk, found by measuring.
///
/// They decide how much time a walk takes and how much is left to hashing, never what comes out.
@usableFromInline
enum WalkTuning {
  /// The budget to begin with.
  @inlinable static var budget: Int { 2_048 }

  /// The budget of the walk from the end.
  @inlinable static var mirroredBudget: Int { 512 }

  /// What a match adds to the budget.
  @inlinable static var earnings: Int { 2 }

  /// How many items may be missing or extra for a gap to count as nearby.
  @inlinable static var nearby: Int { 6 }

  /// The size of gaps behind which the agreement of a single item counts.
  @inlinable static var single: Int { 4 }

  /// How many items the first look far ahead may pass; each one after it may pass more.
  @inlinable static var distant: Int { 256 }

  /// How much farther a look may reach for every failure since the last one.
  @inlinable static var reachPerFailure: Int { 16 }

  /// The length of a match after which the lists count as agreeing again.
  @inlinable static var agreement: Int { 16 }
}
