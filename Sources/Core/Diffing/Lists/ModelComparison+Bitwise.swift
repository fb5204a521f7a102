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
  ///
  /// Equal view models have equal identifiers, so most pairs are decided by one comparison.
  @inlinable
  func isMatch(old: Int, new: Int, changes: inout ItemChanges) -> Bool {
    if unsafe self.old[old] == self.new[new] { return true }
    guard isSameItem(old: old, new: new) else { return false }
    if !hasEqualBits(old: old, new: new, count: 1) { changes.update(old: old, new: new) }
    return true
  }

  /// Whether view models agree in all their bits.
  @inlinable
  func hasEqualBits(old: Int, new: Int, count: Int) -> Bool {
    let stride = MemoryLayout<Model>.stride
    // The indices are those of existing view models, so both ranges of bytes lie within the arrays.
    let left = unsafe UnsafeRawBufferPointer(self.old)
    let right = unsafe UnsafeRawBufferPointer(self.new)
    return unsafe areEqual(
      UnsafeRawBufferPointer(rebasing: left[(old * stride)..<((old + count) * stride)]),
      UnsafeRawBufferPointer(rebasing: right[(new * stride)..<((new + count) * stride)])
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
@inlinable
func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
  func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
  var offset = 0
  while left.count - offset >= 32 {
    let difference =
      unsafe (word(left, offset) ^ word(right, offset))
      | (word(left, offset + 8) ^ word(right, offset + 8))
      | (word(left, offset + 16) ^ word(right, offset + 16))
      | (word(left, offset + 24) ^ word(right, offset + 24))
    if difference != 0 { return false }
    offset += 32
  }
  while left.count - offset >= MemoryLayout<UInt64>.size {
    let first = unsafe left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let second = unsafe right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    if first != second { return false }
    offset += MemoryLayout<UInt64>.size
  }
  while offset < left.count {
    if unsafe left[offset] != right[offset] { return false }
    offset += 1
  }
  return true
}
