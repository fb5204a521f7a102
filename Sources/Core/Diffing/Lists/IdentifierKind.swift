/// Hashes and compares identifiers of one type in the fastest way that agrees with their equality.
@usableFromInline
struct IdentifierKind<ID: Hashable>: Sendable {
  /// An identifier of 16 bytes, such as a `UUID`.
  @usableFromInline
  typealias TwoWords = (first: UInt64, second: UInt64)

  @usableFromInline
  let fast = FastHash.shared

  /// Whether identifiers are equal exactly if their bytes are.
  @usableFromInline
  let isBitwise: Bool

  @inlinable
  init() {
    isBitwise = ID.self is any BitwiseIdentifier.Type
  }

  /// Whether identifiers are two words that can be taken as such.
  @inlinable
  @inline(__always)
  var areTwoWords: Bool {
    isBitwise && MemoryLayout<ID>.size == MemoryLayout<TwoWords>.size
  }

  /// The hash of an identifier; equal ones have equal hashes.
  @inlinable
  @inline(__always)
  func hash(_ id: ID) -> UInt64 {
    if areTwoWords {
      // Both types have 16 bytes without padding, and any bytes make two words.
      let words = unsafe unsafeBitCast(id, to: TwoWords.self)
      return fast.hash(words.first, words.second)
    }
    return hashOther(id)
  }

  /// Returns the hash of an identifier of another kind; not inlined, to keep the surrounding loops
  /// small.
  @inlinable
  @inline(never)
  func hashOther(_ id: ID) -> UInt64 {
    if ID.self == String.self, let text = id as? String { return fast.hash(text) }
    guard isBitwise else { return fast.hash(of: id) }
    // The type guarantees that equal identifiers have equal bytes, and it has no padding.
    return unsafe withUnsafeBytes(of: id) { bytes in
      if bytes.count == MemoryLayout<UInt64>.size {
        return unsafe fast.hash(bytes.loadUnaligned(as: UInt64.self))
      }
      return unsafe fast.hash(bytes)
    }
  }

  /// Whether two identifiers are equal.
  ///
  /// The `==` of `UUID` is a call into a library; two words are compared in a few instructions.
  @inlinable
  @inline(__always)
  func areEqual(_ left: ID, _ right: ID) -> Bool {
    if areTwoWords {
      // As for the hash.
      let left = unsafe unsafeBitCast(left, to: TwoWords.self)
      let right = unsafe unsafeBitCast(right, to: TwoWords.self)
      return (left.first ^ right.first) | (left.second ^ right.second) == 0
    }
    return left == right
  }
}
