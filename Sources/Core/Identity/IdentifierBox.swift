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
