/// Values for some kinds of supplementary views of a section, ascending by kind.
///
/// A section has one or two of them at most. Unlike those of a dictionary, they are always in the same order.
struct ByKind<Value> {
  var entries: [(key: String, value: Value)] = []

  init() {}

  /// Copies the values of a dictionary.
  init(_ dictionary: [String: Value]) {
    entries = dictionary.sorted { $0.key < $1.key }
  }

  /// The kinds, ascending.
  var keys: [String] { entries.map { $0.key } }

  /// Returns whether both have values for the same kinds.
  func hasKinds<Other>(of other: ByKind<Other>) -> Bool {
    guard count == other.count else { return false }
    return entries.indices.allSatisfy { entries[$0].key == other.entries[$0].key }
  }

  /// The value for a kind.
  subscript(kind: String) -> Value? {
    for entry in entries where entry.key == kind { return entry.value }
    return nil
  }

  /// Sets the value for a kind.
  ///
  /// - Returns: The previous value.
  @discardableResult
  mutating func updateValue(_ value: Value, forKey kind: String) -> Value? {
    let index = entries.firstIndex { $0.key >= kind } ?? entries.endIndex
    guard index < entries.endIndex, entries[index].key == kind else {
      entries.insert((kind, value), at: index)
      return nil
    }
    defer { entries[index].value = value }
    return entries[index].value
  }

  /// Returns the values after a transformation.
  func mapValues<Result>(_ transform: (Value) throws -> Result) rethrows -> ByKind<Result> {
    var result = ByKind<Result>()
    if isEmpty { return result }
    result.entries = try entries.map { ($0.key, try transform($0.value)) }
    return result
  }

  /// Returns the values that satisfy a condition.
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> ByKind {
    var result = ByKind()
    result.entries = try entries.filter(isIncluded)
    return result
  }
}

extension ByKind: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int { entries.endIndex }

  subscript(index: Int) -> (key: String, value: Value) { entries[index] }
}

extension ByKind: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, Value)...) {
    for (kind, value) in elements { updateValue(value, forKey: kind) }
  }
}

extension ByKind: Sendable where Value: Sendable {}
