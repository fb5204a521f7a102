/// A hash of bytes that only this process can predict.
///
/// It multiplies words of 64 bits to 128 bits and folds the halves, as Wang Yi's wyhash does (public
/// domain). Every word is mixed with the seed, so that identifiers which come from a server cannot be
/// chosen to collide. A hash only proposes candidates: equality decides.
@usableFromInline
struct FastHash: Sendable {
  @usableFromInline
  let seed: UInt64

  @usableFromInline
  let factor: UInt64

  /// The seed of this process.
  @usableFromInline
  static let shared = FastHash(
    seed: UInt64(truncatingIfNeeded: 1.hashValue),
    factor: UInt64(truncatingIfNeeded: 2.hashValue) | 1
  )

  @usableFromInline
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

  /// The hash of any value, by way of `Hasher`.
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
