/// The value of an identifier whose type guarantees that its bytes determine its equality.
///
/// Sections, elements of `ForEach` and items are identified by `Int` and `UUID` in most lists. An object for
/// each identifier would be most of what comparing it takes.
@usableFromInline
struct IdentifierBytes: Sendable {
  @usableFromInline
  let type: BytesType.Type

  @usableFromInline
  let first: UInt64

  @usableFromInline
  let second: UInt64

  /// Takes the bytes of a value, if its type allows that.
  @inlinable
  init?<Value: Hashable & Sendable>(_ value: Value) {
    // The first two are known to the compiler, and leave out the types that are slow to ask.
    guard
      _isPOD(Value.self), MemoryLayout<Value>.size <= 2 * MemoryLayout<UInt64>.size,
      Value.self is any BitwiseIdentifier.Type
    else { return nil }
    var words: (UInt64, UInt64) = (0, 0)
    // Safe because the value is trivial, and no longer than the words.
    unsafe withUnsafeMutableBytes(of: &words) { words in
      unsafe withUnsafeBytes(of: value) { unsafe words.copyMemory(from: $0) }
    }
    type = TypedBytes<Value>.self
    (first, second) = words
  }

  /// The value.
  var value: any Hashable & Sendable {
    // Safe because the bytes are read as a value of the type that they were taken from.
    unsafe withUnsafeBytes(of: (first, second)) { unsafe type.value(from: $0) }
  }
}

/// A type of values whose bytes are in an identifier; this one is that of the bytes themselves.
///
/// It is a class, because the type of a class takes half of the memory that a type with a protocol takes.
@usableFromInline
class BytesType {
  /// Returns the value with some bytes.
  class func value(from bytes: UnsafeRawBufferPointer) -> any Hashable & Sendable {
    unsafe Array(bytes)
  }
}

@usableFromInline
final class TypedBytes<Value: Hashable & Sendable>: BytesType {
  @usableFromInline
  override class func value(from bytes: UnsafeRawBufferPointer) -> any Hashable & Sendable {
    // Safe because the bytes are those of a trivial value of this type.
    unsafe bytes.loadUnaligned(as: Value.self)
  }
}

extension IdentifierBytes: Hashable {
  @usableFromInline
  static func == (left: Self, right: Self) -> Bool {
    left.first == right.first && left.second == right.second && left.type == right.type
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
  }
}
