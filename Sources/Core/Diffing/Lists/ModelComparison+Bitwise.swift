extension ModelComparison {
  /// Counts matches in chunks that are compared bit by bit.
  ///
  /// A view model with the very bits of the one before is the same item with the same content; that
  /// holds for references too, and spares following them. Only where bits differ are `==` and the
  /// identifiers asked. A view model that is not equal to itself counts as unchanged while its bits
  /// are, which keeps it from being configured over and over.
  @inlinable
  func matches(fromOld old: Int, new: Int, limit: Int, changes: inout ItemChanges) -> Int {
    var count = 0
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
    var count = 0
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
    if isSameContent(old: old, new: new) { return true }
    guard isSameItem(old: old, new: new) else { return false }
    changes.update(old: old, new: new)
    return true
  }

  /// Whether view models agree in all their bits.
  @inlinable
  func hasEqualBits(old: Int, new: Int, count: Int) -> Bool {
    let stride = MemoryLayout<Model>.stride
    // The indices are those of existing view models, so both ranges of bytes lie within the arrays.
    return unsafe self.old.withUnsafeBytes { left in
      unsafe self.new.withUnsafeBytes { right in
        unsafe areEqual(
          UnsafeRawBufferPointer(rebasing: left[(old * stride)..<((old + count) * stride)]),
          UnsafeRawBufferPointer(rebasing: right[(new * stride)..<((new + count) * stride)])
        )
      }
    }
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
  typealias Words = SIMD4<UInt64>
  var offset = 0
  while left.count - offset >= MemoryLayout<Words>.size {
    let difference =
      unsafe left.loadUnaligned(fromByteOffset: offset, as: Words.self)
      ^ right.loadUnaligned(fromByteOffset: offset, as: Words.self)
    if difference != .zero { return false }
    offset += MemoryLayout<Words>.size
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
