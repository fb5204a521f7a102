/// Values that content passes to the controllers below it, such as a theme or a density.
///
/// Set a value anywhere in the content with `environment(_:_:)`. Read it from a controller's
/// `environment`, and in size functions from the container's. The innermost content that sets a
/// value wins.
///
/// The environment is not part of the identity of an item: an item whose environment changes keeps
/// its controller and its view state.
public struct ListEnvironment: Sendable {
  var values: EnvironmentValues?

  /// Creates an environment in which every key has its default value.
  public init() {}

  /// The value for a key: the one that was set, or the key's default.
  public subscript<Key: ListEnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Without optionals of the key's types, whose metadata would be looked up at each call.
      guard let entry = values?.entry(for: ObjectIdentifier(key)) else { return Key.defaultValue }
      if let entry = entry as? EnvironmentEntry<Key> { return entry.value }
      return Key.defaultValue
    }
    set {
      let entry = EnvironmentEntry<Key>(value: newValue)
      values = EnvironmentValues(values, setting: ObjectIdentifier(key), to: entry)
    }
  }
}

extension ListEnvironment: Equatable {
  /// Returns whether every key has equal values in both environments, set or by default.
  ///
  /// - Complexity: O(1) if nothing is set or both come from the same content of one update; else
  ///   O(square of the number of keys that are set).
  public static func == (left: ListEnvironment, right: ListEnvironment) -> Bool {
    if left.values === right.values {
      return true
    }
    let (old, new) = (left.values, right.values)
    return old?.entries.allSatisfy { $0.entry.isEqual(to: new?.entry(for: $0.key)) } != false
      && new?.entries.allSatisfy {
        old?.entry(for: $0.key) != nil || $0.entry.isEqual(to: nil)
      } != false
  }
}

/// The values that are set, shared by all items that get them.
///
/// It is an object so that environments can be compared by reference first. There are so few keys that comparing them
/// takes less time than hashing one.
final class EnvironmentValues: Sendable {
  typealias Item = (key: ObjectIdentifier, entry: any ComparableEntry)

  fileprivate let entries: [Item]

  /// Creates the values of an environment with another one for a key.
  init(_ values: EnvironmentValues?, setting key: ObjectIdentifier, to entry: any ComparableEntry) {
    var entries = values?.entries ?? []
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].entry = entry
    } else {
      entries.append((key, entry))
    }
    self.entries = entries
  }

  func entry(for key: ObjectIdentifier) -> (any ComparableEntry)? {
    for index in entries.indices where entries[index].key == key { return entries[index].entry }
    return nil
  }
}

/// A value of an environment for any key.
protocol ComparableEntry: AnyObject, Sendable {
  /// Returns whether the value equals another one for its key; `nil` means the default.
  func isEqual(to other: (any ComparableEntry)?) -> Bool
}

final class EnvironmentEntry<Key: ListEnvironmentKey>: ComparableEntry {
  let value: Key.Value

  init(value: Key.Value) {
    self.value = value
  }

  func isEqual(to other: (any ComparableEntry)?) -> Bool {
    value == ((other as? EnvironmentEntry)?.value ?? Key.defaultValue)
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
