/// A table of items by the hash of their identity, from which items are removed one by one.
///
/// Open addressing: a slot holds a tag, which is a part of the hash, and the first of the items
/// that have it. Items that meet in a slot form a chain in ascending order, so that equal
/// identities are returned in order, and a million of them cost no more than a million different
/// ones.
///
/// A slot takes 32 bits whatever the number of items is: the more of them they take to number the
/// items, the fewer are left for the tag. Small slots stay in the processor's caches, which matters
/// most for a lookup, and the tag avoids most comparisons with other items.
@usableFromInline
struct ItemTable: ~Copyable {
  /// In each slot a tag above 1 + the first item; 0 in a slot that was never used.
  var slots = ScratchArray<UInt32>()

  /// The bits of a slot that number an item; all of them are set in a slot without items.
  var itemBits: UInt32 = 1

  /// The item after each item in its chain, or -1; empty as long as there is no chain.
  var next = ScratchArray<Int32>()

  var count = 0

  /// How many more items of long chains may be examined.
  ///
  /// Identities with the same hash would otherwise take quadratic time. Items that are not found
  /// because of this limit are removed and inserted instead of moved.
  var patience = 0

  @usableFromInline
  init() {}

  /// The memory that is taken, in bytes.
  var byteCount: Int { slots.byteCount + next.byteCount }

  /// Reserves memory for a number of items and removes the previous ones.
  @usableFromInline
  mutating func reset(count: Int) {
    var capacity = 16
    while capacity < count * 2 { capacity *= 2 }
    slots.reset(to: 0, count: capacity)
    itemBits = 1
    while itemBits <= count { itemBits = itemBits << 1 | 1 }
    next.removeAll()
    self.count = count
    patience = 1 << 22
  }

  /// The slot of a hash: the one that holds its tag, or the unused one where it would be.
  func slot(for hash: UInt64) -> Int {
    let mask = slots.count - 1
    let tag = tag(of: hash)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 || entry & ~itemBits == tag { return slot }
      slot = (slot + 1) & mask
    }
  }

  /// The upper bits of a hash, as many as a slot has room for.
  func tag(of hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32) & ~itemBits
  }

  /// The first item of a slot's chain, or -1.
  func first(in slot: Int) -> Int32 {
    let number = slots[slot] & itemBits
    return number == itemBits ? -1 : Int32(truncatingIfNeeded: number) - 1
  }

  /// Makes an item, or none if it is -1, the first of a slot's chain.
  mutating func setFirst(_ item: Int32, in slot: Int, tag: UInt32) {
    slots[slot] = tag | (item < 0 ? itemBits : UInt32(truncatingIfNeeded: item + 1))
  }

  /// Adds an item; the items have to be added from the last to the first.
  @usableFromInline
  mutating func add(_ item: Int32, hash: UInt64) {
    let slot = slot(for: hash)
    let successor = first(in: slot)
    if successor >= 0 {
      if next.isEmpty { next.reset(to: -1, count: count) }
      next[item] = successor
    }
    setFirst(item, in: slot, tag: tag(of: hash))
  }

  /// Removes and returns the first item that has a hash and satisfies a condition.
  ///
  /// - Returns: -1 if there is none.
  @usableFromInline
  mutating func take(hash: UInt64, where isMatch: (Int32) -> Bool) -> Int32 {
    let slot = slot(for: hash)
    let first = first(in: slot)
    guard first >= 0 else { return -1 }
    if isMatch(first) {
      setFirst(next.isEmpty ? -1 : next[first], in: slot, tag: tag(of: hash))
      return first
    }
    return next.isEmpty ? -1 : takeLater(than: first, where: isMatch)
  }

  mutating func takeLater(than first: Int32, where isMatch: (Int32) -> Bool) -> Int32 {
    var previous = first
    var steps = 0
    while true {
      let candidate = next[previous]
      guard candidate >= 0 else { return -1 }
      if isMatch(candidate) {
        next[previous] = next[candidate]
        return candidate
      }
      steps += 1
      if steps > 16 {
        patience -= 1
        guard patience > 0 else { return -1 }
      }
      previous = candidate
    }
  }

  /// Returns the first item that has a hash and satisfies a condition, without removing it.
  ///
  /// - Returns: -1 if there is none.
  @usableFromInline
  mutating func find(hash: UInt64, where isMatch: (Int32) -> Bool) -> Int32 {
    var candidate = first(in: slot(for: hash))
    var steps = 0
    while candidate >= 0, !isMatch(candidate) {
      steps += 1
      if steps > 16 { patience -= 1 }
      candidate = next.isEmpty || patience <= 0 ? -1 : next[candidate]
    }
    return candidate
  }
}
