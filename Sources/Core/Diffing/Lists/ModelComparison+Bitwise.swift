extension ModelComparison {
  /// Counts matches in chunks that are compared bit by bit.
  ///
  /// A view model with the very bits of the one before is the same item with the same content; that
  /// holds for references too, and spares following them. Only where bits differ are `==` and the
  /// identifiers asked. A view model that is not equal to itself counts as unchanged while its bits
  /// are, which keeps it from being configured over and over.
  @inlinable
  func matches(fromOld old: Int, new: Int, limit: Int, changes: inout ItemChanges) -> Int {
    guard limit > 0, isMatch(old: old, new: new, changes: &changes) else { return 0 }
    var count = 1
    var chunk = BitwiseChunk.smallest
    while count < limit {
      let size = min(chunk, limit - count)
      if hasEqualBits(old: old + count, new: new + count, count: size) {
        count += size
        chunk = min(chunk * 2, BitwiseChunk.largest)
        continue
      }
      let end = count + size
      while count < end {
        guard isMatch(old: old + count, new: new + count, changes: &changes) else { return count }
        count += 1
      }
      chunk = BitwiseChunk.smallest
    }
    return count
  }

  @inlinable
  func matches(beforeOld old: Int, new: Int, limit: Int, changes: inout ItemChanges) -> Int {
    guard limit > 0, isMatch(old: old - 1, new: new - 1, changes: &changes) else { return 0 }
    var count = 1
    var chunk = BitwiseChunk.smallest
    while count < limit {
      let size = min(chunk, limit - count)
      if hasEqualBits(old: old - count - size, new: new - count - size, count: size) {
        count += size
        chunk = min(chunk * 2, BitwiseChunk.largest)
        continue
      }
      let end = count + size
      while count < end {
        guard isMatch(old: old - count - 1, new: new - count - 1, changes: &changes) else {
          return count
        }
        count += 1
      }
      chunk = BitwiseChunk.smallest
    }
    return count
  }

  /// Whether two view models are the same item; an update is noted if they differ.
  @inlinable
  func isMatch(old: Int, new: Int, changes: inout ItemChanges) -> Bool {
    if identifiers.isBitwise {
      guard isSameItem(old: old, new: new) else { return false }
      noteContent(old: old, new: new, in: &changes)
      return true
    }
    // Identifiers may be dear to compare, and equal view models have equal ones.
    if hasEqualBits(old: old, new: new, count: 1) { return true }
    if unsafe self.old[old] == self.new[new] { return true }
    guard isSameItem(old: old, new: new) else { return false }
    changes.update(old: old, new: new)
    return true
  }

  /// Whether view models agree in all their bits.
  @inlinable
  func hasEqualBits(old: Int, new: Int, count: Int) -> Bool {
    let stride = MemoryLayout<Model>.stride
    // The indices are those of existing view models, so both ranges of bytes lie within the arrays.
    guard
      let left = unsafe UnsafeRawBufferPointer(self.old).baseAddress,
      let right = unsafe UnsafeRawBufferPointer(self.new).baseAddress
    else { return true }
    return unsafe areEqual(
      left.advanced(by: old * stride),
      right.advanced(by: new * stride),
      count: count * stride
    )
  }
}

/// How many view models are compared bit by bit at a time.
@usableFromInline
enum BitwiseChunk {
  @inlinable static var smallest: Int { 8 }
  @inlinable static var largest: Int { 256 }
}

/// Whether two ranges of as many bytes hold the same.
///
/// The loop goes to the end even if there is a difference: without a way out the compiler turns it
/// into wide instructions, and differences are rare.
@inlinable
func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
  let words = count / MemoryLayout<UInt64>.size
  var difference: UInt64 = 0
  // All offsets lie below the count, which the caller vouches for.
  for index in 0..<words {
    let offset = index &* MemoryLayout<UInt64>.size
    difference |=
      unsafe left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
  for offset in (words * MemoryLayout<UInt64>.size)..<count {
    difference |= UInt64(
      unsafe left.loadUnaligned(fromByteOffset: offset, as: UInt8.self)
        ^ right.loadUnaligned(fromByteOffset: offset, as: UInt8.self)
    )
  }
  return difference == 0
}
