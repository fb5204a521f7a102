/// Returns whether two arrays are the same in every respect: they share their storage, or consist of the same bits.
///
/// Arrays of several kilobytes are only compared by their storage.
///
/// - Returns: `false` also for arrays that are equal although their bits differ.
@inlinable
func areIdentical<Element>(_ left: [Element], _ right: [Element]) -> Bool {
  guard left.count == right.count else { return false }
  // Safe because only bytes of both arrays are read, while they are alive.
  return unsafe left.withUnsafeBytes { left in
    unsafe right.withUnsafeBytes { right in
      unsafe areBytesIdentical(left, right)
    }
  }
}

/// Returns whether two values consist of the same bits.
@inlinable
func areIdentical<Value>(_ left: Value, _ right: Value) -> Bool {
  // Safe because only bytes of both values are read.
  unsafe withUnsafeBytes(of: left) { left in
    unsafe withUnsafeBytes(of: right) { right in
      unsafe areBytesIdentical(left, right)
    }
  }
}

/// Returns how many elements from an index on consist of the same bits in both arrays.
@inlinable
func identicalCount<Element>(
  _ left: [Element],
  _ right: [Element],
  from index: Int
) -> Int {
  let stride = MemoryLayout<Element>.stride
  let count = min(left.count, right.count) - index
  guard count > 0 else { return 0 }
  // Safe because only bytes of both arrays are read, while they are alive, and up to the end of the shorter one.
  return unsafe left.withUnsafeBytes { left in
    unsafe right.withUnsafeBytes { right in
      guard let start = left.baseAddress, let other = right.baseAddress else { return 0 }
      if unsafe start == other { return count }
      let offset = index * stride
      return unsafe equalBytes(from: start + offset, and: other + offset, count: count * stride)
        / stride
    }
  }
}

/// Returns how many elements at the end of both arrays consist of the same bits, without those before an index.
@inlinable
func identicalEndCount<Element>(
  _ left: [Element],
  _ right: [Element],
  from index: Int
) -> Int {
  let stride = MemoryLayout<Element>.stride
  let count = min(left.count, right.count) - index
  guard count > 0 else { return 0 }
  // Safe because only bytes of both arrays are read, while they are alive, and not before the beginning of the
  // shorter one.
  return unsafe left.withUnsafeBytes { left in
    unsafe right.withUnsafeBytes { right in
      guard let start = left.baseAddress, let other = right.baseAddress else { return 0 }
      let (end, otherEnd) = unsafe (start + left.count, other + right.count)
      return unsafe equalBytes(before: end, and: otherEnd, count: count * stride) / stride
    }
  }
}

/// Returns whether two ranges of bytes of the same length are the same range, or are short and equal.
@usableFromInline
func areBytesIdentical(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
  let most = 4096
  guard let start = left.baseAddress, let other = right.baseAddress, unsafe start != other
  else { return true }
  // Both ranges have the same length.
  return unsafe left.count <= most
    && equalBytes(from: start, and: other, count: left.count) == left.count
}

/// Returns how many bytes are equal at the beginning of two ranges of the same length, rounded down
/// to words.
///
/// Blocks of 128 bytes are compared without early exits, which lets the compiler use wide
/// instructions.
@usableFromInline
func equalBytes(
  from left: UnsafeRawPointer,
  and right: UnsafeRawPointer,
  count: Int
) -> Int {
  var offset = 0
  // All offsets are below the count, which the caller guarantees.
  while offset + MemoryLayout<EqualBytes.Block>.size <= count {
    guard unsafe EqualBytes.areBlocksEqual(left + offset, right + offset) else { break }
    offset += MemoryLayout<EqualBytes.Block>.size
  }
  while offset + MemoryLayout<UInt64>.size <= count {
    guard unsafe EqualBytes.areEqual(left + offset, right + offset, as: UInt64.self) else {
      return offset
    }
    offset += MemoryLayout<UInt64>.size
  }
  while offset < count {
    guard unsafe EqualBytes.areEqual(left + offset, right + offset, as: UInt8.self) else {
      return offset
    }
    offset += 1
  }
  return offset
}

/// Returns how many bytes are equal at the end of two ranges of the same length, rounded down to
/// words.
@usableFromInline
func equalBytes(
  before left: UnsafeRawPointer,
  and right: UnsafeRawPointer,
  count: Int
) -> Int {
  var offset = 0
  // As for bytes at the beginning.
  while offset + MemoryLayout<EqualBytes.Block>.size <= count {
    let next = offset + MemoryLayout<EqualBytes.Block>.size
    guard unsafe EqualBytes.areBlocksEqual(left - next, right - next) else { break }
    offset = next
  }
  while offset + MemoryLayout<UInt64>.size <= count {
    let next = offset + MemoryLayout<UInt64>.size
    guard unsafe EqualBytes.areEqual(left - next, right - next, as: UInt64.self) else {
      return offset
    }
    offset = next
  }
  while offset < count {
    guard unsafe EqualBytes.areEqual(left - offset - 1, right - offset - 1, as: UInt8.self) else {
      return offset
    }
    offset += 1
  }
  return offset
}

/// Returns whether two ranges of the same length are equal.
///
/// The loops run to the end even after a difference: without early exits, the compiler uses wide
/// instructions if it knows the count, and differences are rare.
@inlinable
@inline(__always)
func areBytesEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, count: Int) -> Bool {
  let words = count / MemoryLayout<UInt64>.size
  var difference: UInt64 = 0
  // All offsets are below the count, which the caller guarantees.
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

/// Comparisons of memory that need no alignment.
enum EqualBytes {
  typealias Block = SIMD16<UInt64>

  static func areBlocksEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    let eight = unsafe left.loadUnaligned(as: Block.self) ^ right.loadUnaligned(as: Block.self)
    let four = eight.lowHalf | eight.highHalf
    let two = four.lowHalf | four.highHalf
    let one = two.lowHalf | two.highHalf
    return one.x | one.y == 0
  }

  static func areEqual<Word: BitwiseCopyable & Equatable>(
    _ left: UnsafeRawPointer,
    _ right: UnsafeRawPointer,
    as word: Word.Type
  ) -> Bool {
    unsafe left.loadUnaligned(as: word) == right.loadUnaligned(as: word)
  }
}
