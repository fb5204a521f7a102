/// An identity of any type, compared by value.
///
/// Two identifiers are equal if they contain equal values of the same type, so `1` and `"1"`
/// differ. Identifiers can be compared anywhere, also if their values belong to the main actor.
public struct ListIdentifier: Hashable, Sendable {
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

  /// Creates an identifier from a value that belongs to the main actor.
  @_disfavoredOverload
  @MainActor
  @inlinable
  public init<Value: Hashable>(_ value: Value) {
    self.init(of: value)
  }

  /// Creates an identifier from a value of a type that may belong to the main actor or not.
  ///
  /// Generic code has to say which initializer it means: of two with the same name, the compiler takes the one for
  /// sendable values, and does not try the other.
  @MainActor
  @inlinable
  package init<Value: Hashable>(of value: Value) {
    if let bytes = IdentifierBytes(value) {
      storage = .bytes(bytes)
    } else if let text = value as? String {
      storage = .box(ValueBox(text))
    } else {
      storage = .box(SharedValues.box(of: value))
    }
  }

  /// The value of the identifier.
  @MainActor
  public var value: any Hashable {
    switch storage {
    case .bytes(let bytes): bytes.value
    case .box(let box): box.anyValue
    }
  }

  /// Returns the value, if it has a type that can be used anywhere.
  func value<Value: Hashable & Sendable>(as type: Value.Type) -> Value? {
    switch storage {
    case .bytes(let bytes): bytes.value(as: type)
    case .box(let box):
      (box as? ValueBox<Value>)?.value ?? (box as? SharedValueBox<Value>)?.sendableValue
    }
  }

  public static func == (left: ListIdentifier, right: ListIdentifier) -> Bool {
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

extension ListIdentifier {
  /// A number that equal identifiers have in common; 0 for those that would have to be hashed.
  var fingerprint: UInt64 {
    if case .bytes(let bytes) = storage { bytes.first ^ bytes.second } else { 0 }
  }
}

extension ListIdentifier: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .bytes(let bytes): bytes.text
    case .box(let box): box.text
    }
  }
}

/// Contains the value of an identifier and knows its type.
@usableFromInline
protocol IdentifierBox: AnyObject, Sendable {
  @MainActor
  var anyValue: any Hashable { get }

  /// The value in words.
  var text: String { get }

  /// Whether there is one box for all equal values.
  var isShared: Bool { get }

  /// Returns whether another box contains an equal value of the same type.
  func isEqual(to other: any IdentifierBox) -> Bool

  func hash(into hasher: inout Hasher)
}

/// Contains a value of a type that can be used anywhere.
@usableFromInline
final class ValueBox<Value: Hashable & Sendable>: IdentifierBox {
  fileprivate let value: Value

  @usableFromInline
  init(_ value: Value) {
    self.value = value
  }

  @MainActor
  @usableFromInline
  var anyValue: any Hashable { value }

  @usableFromInline
  var isShared: Bool { false }

  @usableFromInline
  var text: String {
    if let text = value as? String { "\"\(text)\"" } else { String(describing: value) }
  }

  @usableFromInline
  func isEqual(to other: any IdentifierBox) -> Bool {
    if let other = other as? Self { return value == other.value }
    guard let other = other as? SharedValueBox<Value> else { return false }
    return value == other.sendableValue
  }

  /// Hashes the value as `SharedValueBox` does.
  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(value.hashValue)
  }
}
