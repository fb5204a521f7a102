/// A hash of bytes that only this process can predict.
///
/// It multiplies words of 64 bits to 128 bits and folds the halves, as Wang Yi's wyhash does
/// (public domain). Every word is mixed with the seed, so that nobody can choose identifiers on a
/// server that collide. A hash only proposes candidates: equality decides.
@usableFromInline
struct FastHash: Sendable {
  @usableFromInline
  let seed: UInt64

  @usableFromInline
  let factor: UInt64

  /// The seed of this process.
  static let shared = FastHash(
    seed: UInt64(truncatingIfNeeded: 1.hashValue),
    factor: UInt64(truncatingIfNeeded: 2.hashValue) | 1
  )

  init(seed: UInt64, factor: UInt64) {
    self.seed = seed
    self.factor = factor
  }

  /// Mixes two words into one.
  @inlinable
  static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  /// Returns the hash of any value, using `Hasher`.
  @inlinable
  func hash(of value: some Hashable) -> UInt64 {
    hash(UInt64(truncatingIfNeeded: value.hashValue))
  }

  /// The hash of one word.
  @inlinable
  func hash(_ word: UInt64) -> UInt64 {
    Self.fold(word ^ seed, factor)
  }

  /// The hash of two words.
  @inlinable
  func hash(_ first: UInt64, _ second: UInt64) -> UInt64 {
    Self.fold(Self.fold(first ^ seed, second ^ factor) ^ seed, factor)
  }
}

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

  /// Returns the hash of bytes, or `nil` if any word of them contains one of the forbidden bits.
  ///
  /// The last words overlap the previous ones, so that no byte is read individually.
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
  /// Strings beyond ASCII are equal if they are canonically equivalent, which `Hasher` takes into
  /// account. The three characters beyond ASCII that are equivalent to ASCII ones, such as the
  /// Kelvin sign, are not recognized: an item whose identifier changes its spelling that way is
  /// replaced.
  @inlinable
  func hash(_ text: String) -> UInt64 {
    let hash = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe hashIfASCII(UnsafeRawBufferPointer(bytes))
    }
    return (hash ?? nil) ?? self.hash(of: text)
  }
}
