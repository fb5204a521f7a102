/// Hashes identifiers of one type in the fastest way that agrees with their equality.
@usableFromInline
struct IdentifierHasher<ID: Hashable>: Sendable {
  @usableFromInline
  let fast = FastHash.shared

  @usableFromInline
  let isBitwise: Bool

  @inlinable
  init() {
    isBitwise = ID.self is any BitwiseIdentifier.Type
  }

  @inlinable
  @inline(__always)
  func hash(_ id: ID) -> UInt64 {
    if ID.self == String.self, let text = id as? String { return fast.hash(text) }
    if isBitwise {
      // The type says that equal identifiers have equal bytes, and it has no padding.
      return unsafe withUnsafeBytes(of: id) { bytes in
        if bytes.count == 8 {
          return unsafe fast.hash(bytes.loadUnaligned(as: UInt64.self))
        }
        if bytes.count == 16 {
          return unsafe fast.hash(
            bytes.loadUnaligned(as: UInt64.self),
            bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
          )
        }
        return unsafe fast.hash(bytes)
      }
    }
    return fast.hash(of: id)
  }
}
