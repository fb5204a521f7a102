/// The values of identifiers whose types may belong to the main actor: equal values share one box.
///
/// Such a value can be hashed and compared only on the main actor, but identities pass through the whole app. So a value is
/// looked up once, where its identifier is made; from then on, two identifiers are equal if they have the same box.
@MainActor
@usableFromInline
final class SharedValues<Value: Hashable> {
  /// A box, which lives as long as an identifier with its value.
  private struct Reference {
    weak var box: SharedValueBox<Value>?
  }

  /// The boxes by the hashes of their values; a value that changes while it is used does no harm here.
  private var references: [Int: [Reference]] = [:]

  /// The number of hashes at which those of boxes that are gone are removed.
  private var limit = 64

  /// Returns the box for a value.
  ///
  /// - Complexity: O(1) on average.
  private func box(of value: Value) -> SharedValueBox<Value> {
    let hash = value.hashValue
    for reference in references[hash] ?? [] {
      if let box = reference.box, unsafe box.value == value { return box }
    }
    if references.count >= limit { removeUnused() }
    let box = SharedValueBox(value, hash: hash)
    references[hash, default: []].append(Reference(box: box))
    return box
  }

  private func removeUnused() {
    references = references.compactMapValues { references in
      let used = references.filter { $0.box != nil }
      return used.isEmpty ? nil : used
    }
    limit = max(64, 2 * references.count)
  }
}

extension SharedValues {
  /// Returns the box for a value.
  @usableFromInline
  static func box(of value: Value) -> any IdentifierBox {
    let type = ObjectIdentifier(Value.self)
    if let values = SharedValueTypes.values[type] as? SharedValues { return values.box(of: value) }
    let values = SharedValues()
    SharedValueTypes.values[type] = values
    return values.box(of: value)
  }
}

/// The shared values of all types.
@MainActor
private enum SharedValueTypes {
  static var values: [ObjectIdentifier: AnyObject] = [:]
}

/// Contains a value that may belong to the main actor, and what of it can be used anywhere.
@MainActor
final class SharedValueBox<Value: Hashable>: IdentifierBox {
  /// The value.
  ///
  /// It is safe, because it never changes, and because it is read off the main actor only by `sendableValue`, where its
  /// type can be used anywhere.
  nonisolated(unsafe) fileprivate let value: Value

  private nonisolated let hash: Int
  nonisolated let text: String
  nonisolated var isShared: Bool { true }

  fileprivate init(_ value: Value, hash: Int) {
    unsafe self.value = value
    self.hash = hash
    text = String(describing: value)
  }

  var anyValue: any Hashable { unsafe value }

  /// Returns whether another box has an equal value: it is the same box, or one of a value that can be used anywhere.
  nonisolated func isEqual(to other: any IdentifierBox) -> Bool {
    self === other || !other.isShared && other.isEqual(to: self)
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}

extension SharedValueBox where Value: Sendable {
  /// The value.
  nonisolated var sendableValue: Value { unsafe value }
}
