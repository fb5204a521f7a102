/// Values that content passes to the controllers below it, such as a theme or a density.
///
/// Set a value anywhere in the content with `environment(_:_:)`. Read it from a controller's
/// `environment`, and in size functions from the container's. The innermost content that sets a
/// value wins.
///
/// The environment is not part of the identity of an item: an item whose environment changes keeps
/// its controller and its view state.
public struct ListEnvironment: Sendable {
  private var values: Values?

  /// Creates an environment in which every key has its default value.
  public init() {}

  /// The value for a key: the one that was set, or the key's default.
  public subscript<Key: ListEnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Without optionals of the key's types, whose metadata would be looked up at each call.
      guard let entry = values?.byKey[ObjectIdentifier(key)] else { return Key.defaultValue }
      if let entry = entry as? Entry<Key> { return entry.value }
      return Key.defaultValue
    }
    set {
      var byKey = values?.byKey ?? [:]
      byKey[ObjectIdentifier(key)] = Entry<Key>(value: newValue)
      values = Values(byKey)
    }
  }
}

extension ListEnvironment: Equatable {
  /// Returns whether every key has equal values in both environments, set or by default.
  ///
  /// - Complexity: O(1) if nothing is set or both come from the same content of one update; else
  ///   O(number of keys that are set).
  public static func == (left: ListEnvironment, right: ListEnvironment) -> Bool {
    if left.values === right.values {
      return true
    }
    let old = left.values?.byKey ?? [:]
    let new = right.values?.byKey ?? [:]
    return old.allSatisfy { key, entry in entry.isEqual(to: new[key]) }
      && new.allSatisfy { key, entry in old[key] != nil || entry.isEqual(to: nil) }
  }
}

/// The values that are set, shared by all items that get them.
///
/// It is an object so that environments can be compared by reference first.
private final class Values: Sendable {
  let byKey: [ObjectIdentifier: any ComparableEntry]

  init(_ byKey: [ObjectIdentifier: any ComparableEntry]) {
    self.byKey = byKey
  }
}

/// A value of an environment for any key.
private protocol ComparableEntry: Sendable {
  /// Returns whether the value equals another one for its key; `nil` means the default.
  func isEqual(to other: (any ComparableEntry)?) -> Bool
}

private struct Entry<Key: ListEnvironmentKey>: ComparableEntry {
  let value: Key.Value

  func isEqual(to other: (any ComparableEntry)?) -> Bool {
    value == ((other as? Entry<Key>)?.value ?? Key.defaultValue)
  }
}

/// A key for a value that content passes to the controllers below it.
///
/// Declare a key for each value and give it a name in an extension of `ListEnvironment`:
///
/// ```swift
/// enum ThemeKey: ListEnvironmentKey {
///   static var defaultValue: Theme { .light }
/// }
///
/// extension ListEnvironment {
///   var theme: Theme {
///     get { self[ThemeKey.self] }
///     set { self[ThemeKey.self] = newValue }
///   }
/// }
/// ```
public protocol ListEnvironmentKey {
  /// The type of the key's values.
  ///
  /// Values are compared to find out which controllers have to be notified of a change.
  associatedtype Value: Equatable & Sendable

  /// The value if no content sets one.
  static var defaultValue: Value { get }
}
