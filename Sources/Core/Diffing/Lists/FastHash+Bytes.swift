extension FastHash {
  /// The hash of any number of bytes.
  @inlinable
  func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    unsafe hash(bytes, forbidding: 0) ?? 0
  }

  /// The hash of the bytes of an ASCII string, or `nil` if there are others.
  @inlinable
  func hashIfASCII(_ bytes: UnsafeRawBufferPointer) -> UInt64? {
    unsafe hash(bytes, forbidding: 0x8080_8080_8080_8080)
  }

  /// The hash of bytes, or `nil` if any word of them has one of the forbidden bits.
  ///
  /// The last words overlap those before, so that no byte is read by itself.
  @inlinable
  func hash(_ bytes: UnsafeRawBufferPointer, forbidding mask: UInt64) -> UInt64? {
    let count = bytes.count
    var state = seed ^ UInt64(truncatingIfNeeded: count)
    var seen: UInt64 = 0
    func word(_ offset: Int) -> UInt64 {
      unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    var offset = 0
    while count - offset > 16 {
      let (first, second) = (word(offset), word(offset + 8))
      seen |= first | second
      state = Self.fold(first ^ state, second ^ factor)
      offset += 16
    }
    let last: (UInt64, UInt64)
    if count >= 16 {
      last = (word(count - 16), word(count - 8))
    } else if count >= 8 {
      last = (word(0), word(count - 8))
    } else {
      var short: UInt64 = 0
      for index in 0..<count { short = unsafe short << 8 | UInt64(bytes[index]) }
      last = (short, 0)
    }
    seen |= last.0 | last.1
    state = Self.fold(last.0 ^ state, last.1 ^ factor)
    return seen & mask == 0 ? Self.fold(state ^ seed, factor) : nil
  }

  /// The hash of a string; strings that are equal have equal hashes.
  ///
  /// Other than ASCII strings are equal if they are canonically equivalent, which `Hasher` knows
  /// about. The three characters beyond ASCII that are equivalent to ASCII ones, such as the Kelvin
  /// sign, are not recognized: an item whose identifier changes its spelling that way is replaced.
  @inlinable
  func hash(_ text: String) -> UInt64 {
    let hash = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe hashIfASCII(UnsafeRawBufferPointer(bytes))
    }
    return (hash ?? nil) ?? self.hash(of: text)
  }
}
