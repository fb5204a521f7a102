/// An identity of any type, compared by value.
///
/// Two identifiers are equal when they hold equal values of the same type, so `1` and `"1"` differ.
public struct Identifier: Hashable, Sendable {
  /// The value, boxed once, so that an identifier is passed around as a single reference.
  @usableFromInline
  let box: any IdentifierBox

  /// Wraps a value that identifies something.
  @inlinable
  public init(_ value: some Hashable & Sendable) {
    box = ValueBox(value)
  }

  /// The value that identifies.
  public var value: any Hashable & Sendable { box.anyValue }

  public static func == (left: Identifier, right: Identifier) -> Bool {
    left.box === right.box || left.box.isEqual(to: right.box)
  }

  public func hash(into hasher: inout Hasher) {
    box.hash(into: &hasher)
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

/// Holds the value of an identifier and knows its type.
@usableFromInline
protocol IdentifierBox: AnyObject, Sendable {
  var anyValue: any Hashable & Sendable { get }

  /// Whether another box holds an equal value of the same type.
  func isEqual(to other: any IdentifierBox) -> Bool

  func hash(into hasher: inout Hasher)
}

/// Holds a value of one type.
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

/// An identifier that is equal to another exactly if all its bytes are.
///
/// Such an identifier is hashed some ten times faster than `Hasher` does it. Integers, `UUID` and
/// `ObjectIdentifier` are such identifiers. A wrapper around one of them may say so itself:
///
/// ```swift
/// struct TodoID: Hashable, BitwiseIdentifier {
///   let rawValue: UUID
/// }
/// ```
///
/// A type with padding, with references or with an `==` of its own must not conform. If one does all
/// the same, an item that moves may be taken for a deleted and an inserted one.
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
