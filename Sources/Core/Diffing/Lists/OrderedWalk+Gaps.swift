extension OrderedWalk {
  /// The smallest gap behind which the lists agree, if it is a small one.
  ///
  /// Behind more than a few items two neighbours have to agree, lest lists in another order lead the
  /// walk astray.
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

  /// The gaps of a size behind which the lists agree: bit n stands for that with n old items.
  ///
  /// All of them are looked at, without a branch: which one agrees is a matter of chance, and a
  /// processor that guesses wrong loses more time than the comparisons take.
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

  /// The gap that a block of inserted or deleted items leaves, if it is worth looking for one.
  ///
  /// Two neighbours have to agree behind it: one that does may just have moved.
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

  /// Whether the lists agree on two neighbours, some items ahead.
  @inlinable
  func agrees(old oldDistance: Int, new newDistance: Int) -> Bool {
    guard oldDistance + 1 < old.count, newDistance + 1 < new.count else { return false }
    let old = old.lowerBound + oldDistance
    let new = new.lowerBound + newDistance
    return comparison.isSameItem(old: old, new: new)
      && comparison.isSameItem(old: old + 1, new: new + 1)
  }
}
