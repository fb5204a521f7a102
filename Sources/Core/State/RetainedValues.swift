/// Values for owners that are added and removed: for each owner that is present and does not use
/// its value yet, and for the owners that were removed last.
///
/// The view states of items are stored in this way. A state waits while its item is in the list and
/// has no controller yet. It is not dropped during that time, however many other items leave.
struct RetainedValues<Key: Hashable, Value> {
  /// The maximum number of values of removed owners.
  var limit: Int

  private var waiting = RecentValues<Key, Value>()
  private var left = RecentValues<Key, Value>()

  /// Creates an empty store.
  init(limit: Int) {
    self.limit = limit
  }

  /// The number of values.
  var count: Int { waiting.count + left.count }

  var isEmpty: Bool { count == 0 }

  /// The keys of removed owners, in the order of their removal.
  ///
  /// - Complexity: O(number of values).
  var keysThatLeft: [Key] { left.keys }

  /// Returns the value of a key without removing it.
  ///
  /// - Complexity: O(1).
  subscript(key: Key) -> Value? { waiting[key] ?? left[key] }

  /// Stores the value of a removed owner, and drops the oldest one if there are too many.
  ///
  /// - Complexity: amortized O(1).
  mutating func leave(_ value: Value, for key: Key) {
    _ = waiting.removeValue(for: key)
    left.insert(value, for: key, limit: limit)
  }

  /// Removes and returns a value.
  ///
  /// - Complexity: O(1).
  mutating func take(_ key: Key) -> Value? {
    waiting.removeValue(for: key) ?? left.removeValue(for: key)
  }

  /// Moves a value to another key, as the value of an owner that is present.
  ///
  /// The value under the new key is dropped, even if there is none under the old key.
  ///
  /// - Complexity: O(1).
  mutating func rename(_ old: Key, to new: Key) {
    _ = take(new)
    if let value = take(old) {
      wait(value, for: new)
    }
  }

  /// Records which owners are present.
  ///
  /// - Complexity: One call to `isPresent` for each value.
  mutating func follow(isPresent: (Key) -> Bool) {
    let returned = left.keys.filter(isPresent)
    let removed = waiting.keys.filter { !isPresent($0) }
    for key in returned {
      if let value = left.removeValue(for: key) { wait(value, for: key) }
    }
    for key in removed {
      if let value = waiting[key] { leave(value, for: key) }
    }
  }

  private mutating func wait(_ value: Value, for key: Key) {
    waiting.insert(value, for: key, limit: .max)
  }
}
