/// An identity of any type, compared by value.
///
/// Two identifiers are equal when they hold equal values of the same type, so `1` and `"1"` differ.
public struct Identifier: Hashable, Sendable {
  /// The value that identifies.
  public let value: any Hashable & Sendable

  /// Wraps a value that identifies something.
  @inlinable
  public init(_ value: some Hashable & Sendable) {
    self.value = value
  }

  public static func == (left: Identifier, right: Identifier) -> Bool {
    func isEqual<Value: Hashable>(_ value: Value) -> Bool {
      (right.value as? Value) == value
    }
    return isEqual(left.value)
  }

  public func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
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
