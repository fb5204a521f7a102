/// Values for some kinds of supplementary views of a section, ascending by kind.
///
/// A section has one or two of them at most, and there may be thousands of sections: an array is
/// made and searched faster than a dictionary.
package struct ByKind<Value> {
  private var entries: [(key: String, value: Value)] = []

  package init() {}

  /// Copies the values of a dictionary.
  package init(_ dictionary: [String: Value]) {
    entries = dictionary.sorted { $0.key < $1.key }
  }

  /// The kinds, ascending.
  package var keys: some Collection<String> { entries.lazy.map(\.key) }

  /// The values, ascending by kind.
  package var values: some Collection<Value> { entries.lazy.map(\.value) }

  /// Returns the value for a kind.
  package subscript(kind: String) -> Value? {
    for entry in entries where entry.key == kind { return entry.value }
    return nil
  }

  /// Sets the value for a kind.
  ///
  /// - Returns: The previous value.
  @discardableResult
  package mutating func updateValue(_ value: Value, forKey kind: String) -> Value? {
    let index = entries.partition { $0.key < kind }
    guard index < entries.endIndex, entries[index].key == kind else {
      entries.insert((kind, value), at: index)
      return nil
    }
    defer { entries[index].value = value }
    return entries[index].value
  }

  /// Returns the transformed values.
  package func mapValues<Result>(_ transform: (Value) throws -> Result) rethrows -> ByKind<Result> {
    var result = ByKind<Result>()
    if isEmpty { return result }
    result.entries = try entries.map { ($0.key, try transform($0.value)) }
    return result
  }

  /// Returns the entries that satisfy a condition.
  package func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> ByKind {
    var result = ByKind()
    result.entries = try entries.filter(isIncluded)
    return result
  }
}

extension ByKind: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int { entries.endIndex }

  package subscript(index: Int) -> (key: String, value: Value) { entries[index] }
}

extension ByKind: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, Value)...) {
    for (kind, value) in elements { updateValue(value, forKey: kind) }
  }
}

extension ByKind: Sendable where Value: Sendable {}
