/// Walks two lists side by side and matches what is in the same order in both.
///
/// Where the lists differ it looks for the next place at which they agree, first nearby, then far
/// ahead. Looking ahead costs budget and matching earns it. Therefore the walk ends early for
/// reordered lists, and for ordinary edits only the edited items are hashed.
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

  /// The number of failures after which to look far ahead again.
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

/// A number of old and new items to skip before the lists agree again.
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

/// The parameters of the walk, found by measuring.
///
/// They affect how much time a walk takes and how much is left to hashing, but never the result.
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

extension OrderedWalk {
  /// Returns the smallest small gap after which the lists agree.
  ///
  /// After more than a few items, two neighbors have to agree, so that reordered lists do not
  /// mislead the walk.
  @inlinable
  mutating func nearbyGap() -> Gap? {
    for size in 1...WalkTuning.nearby {
      let agreeing =
        comparison.isQuick && size < min(old.count, new.count)
        ? agreeingAtOnce(size: size) : firstAgreeing(size: size)
      budget -= size + 1
      if agreeing != 0 {
        let missing = agreeing.trailingZeroBitCount
        return Gap(old: missing, new: size - missing)
      }
    }
    return nil
  }

  /// Returns the gaps of a size after which the lists agree: bit n stands for the gap with n old
  /// items.
  ///
  /// All of them are examined without branches, because the result is unpredictable, and a
  /// mispredicted branch costs more than the comparisons.
  @inlinable
  @inline(__always)
  func agreeingAtOnce(size: Int) -> Int {
    var agreeing = 0
    for missing in 0...size {
      let same = comparison.isSameItem(
        old: old.lowerBound + missing,
        new: new.lowerBound + size - missing
      )
      agreeing |= (same ? 1 : 0) &<< missing
    }
    if size <= WalkTuning.single || agreeing == 0 { return agreeing }
    for missing in 0...size where !agrees(old: missing, new: size - missing) {
      agreeing &= ~(1 << missing)
    }
    return agreeing
  }

  /// The first of the gaps of a size behind which the lists agree, as a bit.
  @inlinable
  func firstAgreeing(size: Int) -> Int {
    for missing in 0...size {
      let extra = size - missing
      guard missing < old.count, extra < new.count else { continue }
      let agrees =
        size <= WalkTuning.single
        ? comparison.isSameItem(old: old.lowerBound + missing, new: new.lowerBound + extra)
        : agrees(old: missing, new: extra)
      if agrees { return 1 << missing }
    }
    return 0
  }

  /// Returns the gap that a block of inserted or removed items leaves, if it is worth looking for
  /// one.
  ///
  /// Two neighbors have to agree after it, because a single one may have moved.
  @inlinable
  mutating func distantGap() -> Gap? {
    guard failures >= nextLook else { return nil }
    let reach = min(farthest, budget / 4)
    nextLook = failures + farthest / WalkTuning.reachPerFailure
    farthest *= 4
    guard reach > WalkTuning.nearby else { return nil }
    for distance in (WalkTuning.nearby + 1)...reach {
      budget -= 3
      if agrees(old: distance, new: distance) { return Gap(old: distance, new: distance) }
      if agrees(old: 0, new: distance) { return Gap(old: 0, new: distance) }
      if agrees(old: distance, new: 0) { return Gap(old: distance, new: 0) }
    }
    return nil
  }

  /// Whether the lists agree on two neighbors, some items ahead.
  @inlinable
  func agrees(old oldDistance: Int, new newDistance: Int) -> Bool {
    guard oldDistance + 1 < old.count, newDistance + 1 < new.count else { return false }
    let old = old.lowerBound + oldDistance
    let new = new.lowerBound + newDistance
    return comparison.isSameItem(old: old, new: new)
      && comparison.isSameItem(old: old + 1, new: new + 1)
  }
}
