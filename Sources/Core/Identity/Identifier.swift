/// An identity of any type, compared by value.
///
/// Two identifiers are equal if they contain equal values of the same type, so `1` and `"1"`
/// differ.
public struct Identifier: Hashable, Sendable {
  @usableFromInline
  enum Storage: Sendable {
    /// A value of a few bytes, which needs no object.
    case bytes(IdentifierBytes)

    /// Any other value, boxed once, so that it is passed around as a single reference.
    case box(any IdentifierBox)
  }

  @usableFromInline
  let storage: Storage

  /// Creates an identifier from a value.
  @inlinable
  public init<Value: Hashable & Sendable>(_ value: Value) {
    if let bytes = IdentifierBytes(value) {
      storage = .bytes(bytes)
    } else {
      storage = .box(ValueBox(value))
    }
  }

  /// The value of the identifier.
  public var value: any Hashable & Sendable {
    switch storage {
    case .bytes(let bytes): bytes.value
    case .box(let box): box.anyValue
    }
  }

  public static func == (left: Identifier, right: Identifier) -> Bool {
    switch (left.storage, right.storage) {
    case (.bytes(let left), .bytes(let right)): left == right
    case (.box(let left), .box(let right)): left === right || left.isEqual(to: right)
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .bytes(let bytes): bytes.hash(into: &hasher)
    case .box(let box): box.hash(into: &hasher)
    }
  }
}

extension Identifier {
  /// A number that equal identifiers have in common; 0 for those that would have to be hashed.
  var fingerprint: UInt64 {
    if case .bytes(let bytes) = storage { bytes.first ^ bytes.second } else { 0 }
  }
}

extension Identifier: CustomStringConvertible {
  public var description: String {
    if let text = value as? String {
      return "\"\(text)\""
    }
    return String(describing: value)
  }
}

/// Contains the value of an identifier and knows its type.
@usableFromInline
protocol IdentifierBox: AnyObject, Sendable {
  var anyValue: any Hashable & Sendable { get }

  /// Returns whether another box contains an equal value of the same type.
  func isEqual(to other: any IdentifierBox) -> Bool

  func hash(into hasher: inout Hasher)
}

/// Contains a value of one type.
@usableFromInline
final class ValueBox<Value: Hashable & Sendable>: IdentifierBox {
  private let value: Value

  @usableFromInline
  init(_ value: Value) {
    self.value = value
  }

  @usableFromInline
  var anyValue: any Hashable & Sendable { value }

  @usableFromInline
  func isEqual(to other: any IdentifierBox) -> Bool {
    guard let other = other as? Self else { return false }
    return value == other.value
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}

/// An identifier that equals another one exactly if all of their bytes are equal.
///
/// Such an identifier is hashed about ten times faster than with `Hasher`. Integers, `UUID` and
/// `ObjectIdentifier` conform. A wrapper around one of them can conform, too:
///
/// ```swift
/// struct TodoID: Hashable, BitwiseIdentifier {
///   let rawValue: UUID
/// }
/// ```
///
/// A type with padding, with references or with an `==` of its own must not conform. If it does, an
/// item that moves may be treated as one that is deleted and one that is inserted.
public protocol BitwiseIdentifier: Hashable {}

extension Int: BitwiseIdentifier {}
extension Int8: BitwiseIdentifier {}
extension Int16: BitwiseIdentifier {}
extension Int32: BitwiseIdentifier {}
extension Int64: BitwiseIdentifier {}
extension UInt: BitwiseIdentifier {}
extension UInt8: BitwiseIdentifier {}
extension UInt16: BitwiseIdentifier {}
extension UInt32: BitwiseIdentifier {}
extension UInt64: BitwiseIdentifier {}
extension ObjectIdentifier: BitwiseIdentifier {}
